import { healthTools } from './health-tools.ts';
import { knowledgeTools } from './knowledge-tools.ts';
import { numberTools } from './number-tools.ts';
import type { Tool } from './tool.ts';

/** Everything that can be worked out or looked up, by the embedded expert's skills and by a hosted model. */
export const tools: readonly Tool[] = [...numberTools, ...healthTools, ...knowledgeTools];
