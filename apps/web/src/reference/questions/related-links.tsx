import { articleById } from '@nishiki/knowledge/articles/catalogue';
import { calculatorFor } from '@nishiki/knowledge/articles/leads';
import type { Article } from '@nishiki/knowledge/articles/schema';
import { conditionById } from '@nishiki/knowledge/conditions/catalogue';
import {
  conditionAddress,
  questionAddress,
  toolAddress,
  treatmentAddress,
  varietyAddress,
  waterAddress,
} from '@nishiki/knowledge/reference/addresses';
import { isToolId, toolNames } from '@nishiki/knowledge/reference/tool-names';
import { treatmentById } from '@nishiki/knowledge/treatments/catalogue';
import { catalogue } from '@nishiki/knowledge/varieties/catalogue';
import { waterParameters } from '@nishiki/knowledge/water/catalogue';

type Way = { href: string; label: string };

const varietyName = (id: string): string =>
  catalogue.find((variety) => variety.id === id)?.name ?? id;

const calculator = (id: string): Way[] => {
  const tool = calculatorFor[id];
  return tool === undefined || !isToolId(tool)
    ? []
    : [{ href: toolAddress(tool), label: toolNames[tool] }];
};

/** By kind, in the order in which they are shown; empty kinds are left out. */
const waysOf = ({ id, related }: Article): [string, Way[]][] => {
  const { conditions = [], treatments = [], varieties = [], articles = [] } = related;
  const all: [string, Way[]][] = [
    ['Calculator', calculator(id)],
    [
      'Water',
      waterParameters
        .filter((parameter) => parameter.related.articles.includes(id))
        .map((parameter) => ({ href: waterAddress(parameter.id), label: parameter.name })),
    ],
    [
      'Conditions',
      conditions.map((each) => ({
        href: conditionAddress(each),
        label: conditionById(each)?.name ?? each,
      })),
    ],
    [
      'Treatments',
      treatments.map((each) => ({
        href: treatmentAddress(each),
        label: treatmentById(each)?.name ?? each,
      })),
    ],
    [
      'Varieties',
      varieties.map((each) => ({ href: varietyAddress(each), label: varietyName(each) })),
    ],
    [
      'Also asked',
      articles.flatMap((each) => {
        const other = articleById(each);
        return other === undefined
          ? []
          : [{ href: questionAddress(other.topic, each), label: other.question }];
      }),
    ],
  ];
  return all.filter(([, ways]) => ways.length > 0);
};

/** Where to read on from a question. */
export const RelatedLinks = ({ article }: { article: Article }) => {
  const kinds = waysOf(article);
  return kinds.length === 0 ? null : (
    <dl className="space-y-1 border-l-2 border-hairline pl-4 text-sm">
      {kinds.map(([kind, ways]) => (
        <div key={kind} className="flex flex-wrap items-baseline gap-x-4">
          <dt className="text-muted">{kind}</dt>
          {ways.map(({ href, label }) => (
            <dd key={href}>
              <a
                href={href}
                className="inline-block py-1.5 text-ai underline decoration-1 underline-offset-4"
              >
                {label}
              </a>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
};
