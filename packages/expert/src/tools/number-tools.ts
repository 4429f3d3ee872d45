import { growthTool, weightTool } from './numbers/body.ts';
import { eggsTool, hatchingTool } from './numbers/breeding.ts';
import { convertTool } from './numbers/convert.ts';
import { crossColoursTool, crossScalesTool } from './numbers/crosses.ts';
import { dechlorinateTool } from './numbers/dechlorinate.ts';
import { doseTool } from './numbers/dose-tool.ts';
import { feedingTool } from './numbers/feeding.ts';
import { flowTool } from './numbers/flow.ts';
import { freeAmmoniaTool } from './numbers/free-ammonia.ts';
import { judgeWaterTool } from './numbers/judge-water.ts';
import { oxygenTool } from './numbers/oxygen.ts';
import { pondVolumeTool } from './numbers/pond-volume.ts';
import { raiseKhTool } from './numbers/raise-kh.ts';
import { saltTool } from './numbers/salt.ts';
import { stockingTool } from './numbers/stocking.ts';
import { waterChangeTool } from './numbers/water-change.ts';
import type { Tool } from './tool.ts';

/** Everything that is calculated. */
export const numberTools = [
  judgeWaterTool,
  freeAmmoniaTool,
  oxygenTool,
  waterChangeTool,
  dechlorinateTool,
  raiseKhTool,
  saltTool,
  pondVolumeTool,
  doseTool,
  feedingTool,
  stockingTool,
  weightTool,
  growthTool,
  flowTool,
  hatchingTool,
  eggsTool,
  crossColoursTool,
  crossScalesTool,
  convertTool,
] as unknown as readonly Tool[];
