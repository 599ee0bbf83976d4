"""Filters and the stock of definitions that every SVG of the bake may name.

All filters work in sRGB: the default of SVG (linearRGB) turns the lamps chalky and shifts displacements.
"""

from __future__ import annotations

from art.kit.palette import FILL, KEY

SRGB = 'color-interpolation-filters="sRGB"'


def form(
    name: str,
    blur: float,
    scale: float,
    *,
    spec: float = 0.30,
    exponent: int = 16,
    elevation: int = 48,
    zoom: float = 1,
) -> str:
    """Return a filter that turns any silhouette into a body.

    The alpha, blurred, is a height; a warm lamp stands upper left, a cool one lower right. The light is blurred once
    more, since alpha has eight bits and would show contour lines. `surfaceScale` counts in device pixels: `zoom` keeps
    the relief the same at every size.
    """
    lamp = f'<feDistantLight azimuth="225" elevation="{elevation}"/>'
    return (
        f'<filter id="{name}" x="-20%" y="-20%" width="140%" height="140%" {SRGB}>'
        f'<feGaussianBlur in="SourceAlpha" stdDeviation="{blur}" result="b"/>'
        f'<feDiffuseLighting in="b" surfaceScale="{scale * zoom}" diffuseConstant="1.25" lighting-color="{KEY}"'
        f' result="d">{lamp}</feDiffuseLighting>'
        f'<feDiffuseLighting in="b" surfaceScale="{scale * zoom}" diffuseConstant="1" lighting-color="{FILL}"'
        ' result="e"><feDistantLight azimuth="45" elevation="25"/></feDiffuseLighting>'
        '<feComposite in="d" in2="e" operator="arithmetic" k2="1" k3="0.5" result="l0"/>'
        f'<feGaussianBlur in="l0" stdDeviation="{blur * 0.35:.2f}" result="l"/>'
        '<feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="0.95" k2="0.08" result="m"/>'
        f'<feSpecularLighting in="b" surfaceScale="{scale * zoom}" specularConstant="{spec}"'
        f' specularExponent="{exponent}" lighting-color="#fff3dc" result="s0">{lamp}</feSpecularLighting>'
        f'<feGaussianBlur in="s0" stdDeviation="{blur * 0.3:.2f}" result="s"/>'
        '<feComposite in="m" in2="s" operator="arithmetic" k2="1" k3="1" result="o"/>'
        '<feComposite in="o" in2="SourceAlpha" operator="in"/></filter>'
    )


def wobble(name: str, frequency: float, scale: float, seed: int = 3) -> str:
    """Return a filter that makes edges look cut by hand."""
    return (
        f'<filter id="{name}" x="-45%" y="-45%" width="190%" height="190%" {SRGB}>'
        f'<feTurbulence type="fractalNoise" baseFrequency="{frequency}" numOctaves="3" seed="{seed}"/>'
        f'<feDisplacementMap in="SourceGraphic" scale="{scale}" xChannelSelector="R" yChannelSelector="G"/></filter>'
    )


def grain(
    name: str, fx: float, fy: float, octaves: int = 4, scale: float = 3, *, light: float = 1.15, ambient: float = 0.1
) -> str:
    """Return a filter for wood, sand, stone or weave: noise as a height under the sun, times the colour below."""
    return (
        f'<filter id="{name}" x="0%" y="0%" width="100%" height="100%" {SRGB}>'
        f'<feTurbulence type="fractalNoise" baseFrequency="{fx} {fy}" numOctaves="{octaves}" seed="2" result="n"/>'
        f'<feDiffuseLighting in="n" surfaceScale="{scale}" diffuseConstant="1.2" lighting-color="#fff0d6" result="d">'
        '<feDistantLight azimuth="225" elevation="55"/></feDiffuseLighting>'
        f'<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="{light}" k2="{ambient}" result="o"/>'
        '<feComposite in="o" in2="SourceAlpha" operator="in"/></filter>'
    )


def blur(name: str, deviation: float, pad: int = 60) -> str:
    """Return a plain blur; `pad` is the room around the shape, in per cent of its size."""
    room = f'x="-{pad}%" y="-{pad}%" width="{100 + 2 * pad}%" height="{100 + 2 * pad}%"'
    return f'<filter id="{name}" {room}><feGaussianBlur stdDeviation="{deviation}"/></filter>'


VEINS = (
    f'<filter id="vein" x="-5%" y="-5%" width="110%" height="110%" {SRGB}>'
    '<feTurbulence type="turbulence" baseFrequency=".006 .010" numOctaves="2" seed="11" result="t"/>'
    '<feColorMatrix in="t" values="0 0 0 0 .60  0 0 0 0 .46  0 0 0 0 .58  -11 0 0 0 0.95" result="v"/>'
    '<feComposite in="v" in2="SourceAlpha" operator="in" result="w"/>'
    '<feTurbulence type="turbulence" baseFrequency=".02 .03" numOctaves="3" seed="4" result="t2"/>'
    '<feColorMatrix in="t2" values="0 0 0 0 1  0 0 0 0 .97  0 0 0 0 .95  -9 0 0 0 .8" result="v2"/>'
    '<feComposite in="v2" in2="SourceAlpha" operator="in" result="w2"/>'
    '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="w2"/><feMergeNode in="w"/></feMerge></filter>'
)
"""Marble: two octaves only; more, or thicker veins, look like meat."""


def stock(zoom: float) -> str:
    """Return the filters that every picture may name.

    b1 to b40 blur; f2 to f20 are forms by their roundness; g3 is metal, gem is glass; w3 to w14 wobble; vein is marble.
    """
    forms = [(2, 3), (4, 6), (7, 12), (12, 22), (20, 40)]
    return "".join(
        [blur(f"b{s}", s) for s in (1, 2, 4, 8, 14)]
        + [blur("b24", 24, 100), blur("b40", 40, 120)]
        + [form(f"f{b}", b, scale, zoom=zoom) for b, scale in forms]
        + [form("g3", 3, 6, spec=0.9, exponent=26, zoom=zoom), form("gem", 4, 8, spec=1.3, exponent=34, zoom=zoom)]
        + [VEINS, wobble("w3", 0.03, 4), wobble("w6", 0.018, 9), wobble("w14", 0.012, 22)]
    )
