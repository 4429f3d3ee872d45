import { articleById } from '@nishiki/knowledge/articles/catalogue';
import { conditionById } from '@nishiki/knowledge/conditions/catalogue';
import {
  conditionAddress,
  questionAddress,
  toolAddress,
  treatmentAddress,
} from '@nishiki/knowledge/reference/addresses';
import { isToolId, toolNames } from '@nishiki/knowledge/reference/tool-names';
import { treatmentById } from '@nishiki/knowledge/treatments/catalogue';
import type { WaterParameter } from '@nishiki/knowledge/water/schema';
import { Part } from '../parts/document-frame.tsx';

type Way = { href: string; label: string };

const Ways = ({ title, ways }: { title: string; ways: readonly Way[] }) =>
  ways.length === 0 ? null : (
    <section>
      <h3 className="text-xl">{title}</h3>
      <ul className="mt-1">
        {ways.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center py-1 text-ai underline decoration-1 underline-offset-4"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

/** Entries and calculators that belong to a parameter. */
export const ReadOn = ({ related }: Pick<WaterParameter, 'related'>) => {
  const { conditions, treatments, articles, tools } = related;
  return (
    <Part id="read-on" title="Work it out, and read on">
      <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
        <Ways
          title="Calculators"
          ways={tools
            .filter(isToolId)
            .map((id) => ({ href: toolAddress(id), label: toolNames[id] }))}
        />
        <Ways
          title="Questions"
          ways={articles.flatMap((id) => {
            const article = articleById(id);
            return article === undefined
              ? []
              : [{ href: questionAddress(article.topic, id), label: article.question }];
          })}
        />
        <Ways
          title="Conditions in which it plays a part"
          ways={conditions.map((id) => ({
            href: conditionAddress(id),
            label: conditionById(id)?.name ?? id,
          }))}
        />
        <Ways
          title="Treatments that depend on it"
          ways={treatments.map((id) => ({
            href: treatmentAddress(id),
            label: treatmentById(id)?.name ?? id,
          }))}
        />
      </div>
    </Part>
  );
};
