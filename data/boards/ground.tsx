<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="ground" tilewidth="50" tileheight="50" tilecount="26" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <image width="50" height="50" source="../../art/board/water-a.svg"/>
 </tile>
 <tile id="1">
  <image width="50" height="50" source="../../art/board/water-b.svg"/>
 </tile>
 <tile id="2">
  <image width="50" height="50" source="../../art/board/water-c.svg"/>
 </tile>
 <tile id="3">
  <image width="50" height="50" source="../../art/board/sand-a.svg"/>
 </tile>
 <tile id="4">
  <image width="50" height="50" source="../../art/board/sand-b.svg"/>
 </tile>
 <tile id="5">
  <image width="50" height="50" source="../../art/board/sand-c.svg"/>
 </tile>
 <tile id="6">
  <image width="50" height="50" source="../../art/board/sand-reed.svg"/>
 </tile>
 <tile id="7">
  <image width="50" height="50" source="../../art/board/sand-stone.svg"/>
 </tile>
 <tile id="8">
  <image width="50" height="50" source="../../art/board/pave-a.svg"/>
 </tile>
 <tile id="9">
  <image width="50" height="50" source="../../art/board/pave-b.svg"/>
 </tile>
 <tile id="10">
  <image width="50" height="50" source="../../art/board/wharf-a.svg"/>
 </tile>
 <tile id="11">
  <image width="50" height="50" source="../../art/board/wharf-b.svg"/>
 </tile>
 <tile id="12">
  <image width="50" height="50" source="../../art/board/track-a.svg"/>
 </tile>
 <tile id="13">
  <image width="50" height="50" source="../../art/board/track-b.svg"/>
 </tile>
 <tile id="14">
  <image width="50" height="50" source="../../art/board/field-a.svg"/>
 </tile>
 <tile id="15">
  <image width="50" height="50" source="../../art/board/field-b.svg"/>
 </tile>
 <tile id="16">
  <image width="50" height="50" source="../../art/board/cloth-a.svg"/>
 </tile>
 <tile id="17">
  <image width="50" height="50" source="../../art/board/cloth-b.svg"/>
 </tile>
 <tile id="18">
  <image width="50" height="50" source="../../art/board/wharf-side.svg"/>
 </tile>
 <tile id="19">
  <image width="50" height="50" source="../../art/board/wharf-corner.svg"/>
 </tile>
 <tile id="20">
  <image width="50" height="50" source="../../art/board/wharf-north.svg"/>
 </tile>
 <tile id="21">
  <image width="50" height="50" source="../../art/board/wharf-west.svg"/>
 </tile>
 <tile id="22">
  <image width="50" height="50" source="../../art/board/wharf-inner.svg"/>
 </tile>
 <tile id="23">
  <image width="50" height="50" source="../../art/board/shore.svg"/>
 </tile>
 <tile id="24">
  <image width="50" height="50" source="../../art/board/bank.svg"/>
 </tile>
 <tile id="25">
  <image width="50" height="50" source="../../art/board/shore-corner.svg"/>
 </tile>
</tileset>
