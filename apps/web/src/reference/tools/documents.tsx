import { calculators } from '@nishiki/knowledge/calculators/catalogue';
import { toolAddress } from '@nishiki/knowledge/reference/addresses';
import { isToolId, toolNames } from '@nishiki/knowledge/reference/tool-names';
import type { ReferenceDocument } from '../document.ts';
import { toolsDocument } from './list.tsx';
import { ToolText } from './tool-text.tsx';

export const toolDocuments: readonly ReferenceDocument[] = [
  toolsDocument,
  ...calculators.flatMap((entry): ReferenceDocument[] =>
    isToolId(entry.id)
      ? [
          {
            path: toolAddress(entry.id),
            title: `${toolNames[entry.id]} calculator`,
            description: `${entry.summary} With formula, sources and a worked example; metric, UK and US units.`,
            body: () => <ToolText entry={entry} />,
          },
        ]
      : [],
  ),
];
