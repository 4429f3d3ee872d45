import { searchKinds, type SearchKind } from '@nishiki/knowledge/search/entry';
import { uncited } from '@nishiki/knowledge/statement';
import { varietyById } from '@nishiki/knowledge/varieties/lookup';
import { differencesOf, traitNames } from '@nishiki/knowledge/varieties/traits';
import * as z from 'zod/mini';
import { tellsOf } from '../chat/skills/knowledge/varieties/difference.ts';
import { library } from '../library/library.ts';
import { defineTool, type Tool } from './tool.ts';

const kinds = Object.keys(searchKinds) as [SearchKind, ...SearchKind[]];

export const searchKnowledge = defineTool({
  name: 'search_knowledge',
  description:
    'Searches the knowledge base (varieties, conditions, treatments, water values, calculators, questions and answers, first aid). Use it before stating any fact; read_entry then gives an entry whole.',
  input: z.object({
    question: z.string().check(z.minLength(1), z.maxLength(400)),
    kind: z.optional(z.enum(kinds)),
  }),
  run: ({ question, kind }) => {
    const found = library()
      .find(question, kind && [kind])
      .slice(0, 6);
    return {
      statements: found.map(({ entry, short }) => ({
        ...short,
        text: `${entry.title}: ${short.text}`,
      })),
      data: {
        entries: found.map(({ entry, share }) => ({
          path: entry.path,
          kind: entry.kind,
          title: entry.title,
          fit: Math.round(share * 100) / 100,
        })),
      },
    };
  },
});

export const readEntry = defineTool({
  name: 'read_entry',
  description:
    'Reads one entry of the knowledge base by its path, as search_knowledge gives it: its short answer, every point with its sources, and what must not be done.',
  input: z.object({ path: z.string().check(z.minLength(1), z.maxLength(200)) }),
  run: ({ path }) => {
    const reading = library().at(path);
    if (!reading)
      return { statements: [uncited(`There is no entry at ${path}.`)], data: { found: false } };
    const { entry, short, more, never } = reading;
    return {
      statements: [short, ...more, ...never],
      data: { found: true, path: entry.path, kind: entry.kind, title: entry.title },
    };
  },
});

const variety = z.string().check(z.minLength(1), z.maxLength(60));

export const compareVarieties = defineTool({
  name: 'compare_varieties',
  description:
    'What on the fish separates two varieties, by their ids ("sanke", "shiro-utsuri"): the deciding marks first, then part by part.',
  input: z.object({ a: variety, b: variety }),
  run: ({ a, b }) => {
    const [one, other] = [varietyById(a), varietyById(b)];
    if (!one || !other || one === other)
      return {
        statements: [uncited('Two different varieties of the catalogue are needed.')],
        data: { found: false },
      };
    return {
      statements: tellsOf(one, other),
      data: {
        found: true,
        parts: differencesOf(a, b).map((part) => ({
          part: traitNames[part.part],
          [one.name]: part.a,
          [other.name]: part.b,
        })),
      },
    };
  },
});

/** Looking up and comparing. */
export const knowledgeTools = [
  searchKnowledge,
  readEntry,
  compareVarieties,
] as unknown as readonly Tool[];
