import { conditionTool } from './health/condition-tool.ts';
import { diagnoseTool } from './health/diagnose-tool.ts';
import { firstAidTool } from './health/first-aid-tool.ts';
import { reportTool } from './health/report-tool.ts';

/** Tools for fish that are ill or in danger. */
export const healthTools = [diagnoseTool, firstAidTool, reportTool, conditionTool] as const;
