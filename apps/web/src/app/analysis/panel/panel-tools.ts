import { PANEL_LIMIT } from '../photo-checks.ts';
import type { PhotoTool } from '../photo-tool.ts';
import { diseaseTool, identifyTool } from '../tools.ts';

/** In the panel a photo is smaller, a failure is also said over the page, and all tries are of one kind. */
const inPanel = {
  limit: PANEL_LIMIT,
  tries: identifyTool.tries,
  counter: identifyTool.counter,
  failed: {
    title: 'Error',
    description: 'Something went wrong. Please try again.',
    tone: 'destructive',
  },
} as const;

export const panelTools = {
  identify: { ...identifyTool, ...inPanel, action: 'Identify Koi' },
  disease: { ...diseaseTool, ...inPanel, stays: 'Your photo is still here' },
} satisfies Record<string, PhotoTool>;
