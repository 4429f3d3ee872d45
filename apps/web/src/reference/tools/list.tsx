import { calculators } from '@nishiki/knowledge/calculators/catalogue';
import { toolAddress } from '@nishiki/knowledge/reference/addresses';
import { toolNames } from '@nishiki/knowledge/reference/tool-names';
import type { ReferenceDocument } from '../document.ts';
import { DocumentFrame } from '../parts/document-frame.tsx';

const summaries = new Map(calculators.map(({ id, summary }) => [id, summary]));

/** The list of all calculators. */
export const toolsDocument: ReferenceDocument = {
  path: '/tools',
  title: 'Calculators',
  description:
    'Calculators for koi ponds and koi: volume, toxic ammonia, nitrite and salt, water changes, doses, feeding, stocking. Each with formula, sources and example.',
  body: () => (
    <DocumentFrame
      title="Calculators"
      lead="For ponds and fish, in metric, UK and US units. Free and without an account; each shows its formula, its sources and a worked example, and the link of a filled-in page can be shared."
    >
      <ul className="mt-8 grid gap-x-10 md:grid-cols-2">
        {Object.entries(toolNames).map(([id, name]) => (
          <li key={id} className="border-t border-hairline py-4">
            <h2 className="text-xl">
              <a href={toolAddress(id)}>{name}</a>
            </h2>
            <p className="mt-1 text-muted">{summaries.get(id)}</p>
          </li>
        ))}
      </ul>
    </DocumentFrame>
  ),
};
