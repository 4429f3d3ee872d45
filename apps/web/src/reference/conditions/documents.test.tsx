import { articles } from '@nishiki/knowledge/articles/catalogue';
import { authorityFor } from '@nishiki/knowledge/conditions/authorities';
import { conditions } from '@nishiki/knowledge/conditions/catalogue';
import { signs } from '@nishiki/knowledge/conditions/signs';
import { treatmentsAgainst } from '@nishiki/knowledge/treatments/against';
import { treatments } from '@nishiki/knowledge/treatments/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { doseAddressAgainst } from '../treatments/dose-address.ts';
import { conditionDocuments } from './documents.tsx';
import { amount, blocksOf, hrefsOf, idsOf, sectionOf, textOf } from '../read-markup.ts';
import { severityWordsOf } from './severity.tsx';

const markups = new Map(
  conditionDocuments.map(({ path, body }) => [path, renderToStaticMarkup(body())]),
);
const markupOf = (path: string): string => {
  const markup = markups.get(path);
  if (markup === undefined) throw new RangeError(`no document ${path}`);
  return markup;
};
const list = markupOf('/conditions');
const each = conditions.map((condition) => [condition.id, condition] as const);

describe('the list of conditions', () => {
  it('leads to each by its group, with its severity in words', () => {
    const names = list.slice(list.indexOf('id="names"'));
    for (const condition of conditions) {
      const at = names.indexOf(`href="/conditions/${condition.id}"`);
      expect(at, condition.id).toBeGreaterThan(0);
      expect(textOf(names.slice(at - 100, at + 900)), condition.id).toContain(
        severityWordsOf(condition),
      );
    }
  });

  it('leads from each sign to what shows it typically or often', () => {
    for (const { id, label } of signs) {
      const from = list.indexOf(`id="sign-${id}"`);
      const row = list.slice(from, list.indexOf('</details>', from));
      const firm = conditions.filter((condition) =>
        condition.signs.some((sign) => sign.id === id && sign.strength !== 'sometimes'),
      );
      expect(firm.length, label).toBeGreaterThan(0);
      for (const condition of firm) expect(hrefsOf(row)).toContain(`/conditions/${condition.id}`);
    }
  });

  it('begins with first aid', () => {
    expect(list.indexOf('href="/first-aid#gasping"')).toBeLessThan(list.indexOf('id="seen"'));
  });
});

describe('the page of a condition', () => {
  it.each(each)('%s: first what to do, then the signs, then the treatment', (id, condition) => {
    const markup = markupOf(`/conditions/${id}`);
    const text = textOf(markup);
    const [order = ''] = condition.firstAction.text.split(/(?<=[.?])\s+/);
    const at = [order, 'What is seen, and what is not', condition.treatment.text].map((words) =>
      text.indexOf(words),
    );
    expect(Math.min(...at)).toBeGreaterThan(0);
    expect([...at].sort((a, b) => a - b)).toEqual(at);
    for (const { tellsApart } of condition.lookAlikes) expect(text).toContain(tellsApart.text);
    for (const { text: said } of condition.features) expect(text).toContain(said);
    expect(idsOf(markup)).toEqual([...new Set(idsOf(markup))]);
  });

  it.each(each.filter(([, { notifiable }]) => notifiable.length > 0))(
    '%s, which must be reported, says so and whom to call before its treatment',
    (id, { notifiable }) => {
      const markup = markupOf(`/conditions/${id}`);
      const before = textOf(markup.slice(0, markup.indexOf('id="treatment"')));
      expect(before).toMatch(/The law: report the suspicion at once/);
      for (const code of notifiable) expect(before).toContain(authorityFor(code).name);
      expect(before).toContain('01305 206700');
      expect(before).toContain('Notifiable in England, Wales, Scotland and Northern Ireland');
      expect(hrefsOf(markup).filter((href) => href.startsWith('/treatments'))).toEqual([]);
    },
  );

  it('of nothing else claims that the law wants a report', () => {
    for (const [id, { notifiable }] of each)
      expect(markupOf(`/conditions/${id}`).includes('id="report"'), id).toBe(notifiable.length > 0);
  });

  it.each(each)('%s names no amount with its treatment', (id) => {
    const markup = markupOf(`/conditions/${id}`);
    expect(textOf(sectionOf(markup, 'treatment'))).not.toMatch(amount);
    const medicines = treatments.flatMap(({ name, otherNames }) => [name, ...otherNames]);
    const dosed = blocksOf(markup).filter(
      (block) => amount.test(block) && medicines.some((name) => block.includes(name)),
    );
    expect(dosed).toEqual([]);
  });

  it('gives amounts for salt against nitrite alone, in what is done first', () => {
    const withAmount = each.filter(([id]) =>
      amount.test(textOf(sectionOf(markupOf(`/conditions/${id}`), 'first'))),
    );
    expect(withAmount.map(([id]) => id)).toEqual(['nitrite-poisoning']);
  });

  it.each(each)(
    '%s leads to what is used against it, and to the calculator where there is a dose',
    (id) => {
      const hrefs = hrefsOf(markupOf(`/conditions/${id}`));
      const used = treatmentsAgainst(id);
      expect(hrefs.filter((href) => href.startsWith('/treatments/'))).toEqual(
        used.map((treatment) => `/treatments/${treatment.id}`),
      );
      if (id === 'cev') return expect(hrefs.join(' ')).not.toContain('/tools/dose');
      expect(hrefs).toEqual(
        expect.arrayContaining(
          used.filter(({ give }) => give).map((treatment) => doseAddressAgainst(treatment.id, id)),
        ),
      );
    },
  );

  it('of nitrite leads to its own salt, never to that against parasites', () => {
    const hrefs = hrefsOf(markupOf('/conditions/nitrite-poisoning'));
    expect(hrefs).toContain('/tools/nitrite');
    expect(hrefs.filter((href) => href.startsWith('/tools/dose'))).toEqual([]);
  });

  it.each(each)('%s leads to every question that names it', (id) => {
    const about = articles.filter(({ related }) => related.conditions?.includes(id));
    const hrefs = hrefsOf(markupOf(`/conditions/${id}`));
    for (const { topic, id: question } of about)
      expect(hrefs).toContain(`/questions/${topic}#${question}`);
  });

  it.each([
    ['low-oxygen', 'gasping'],
    ['chlorine-burn', 'chlorine'],
    ['ammonia-poisoning', 'ammonia'],
    ['nitrite-poisoning', 'nitrite'],
    ['khv', 'khv'],
    ['svc', 'khv'],
    ['cev', 'khv'],
    ['jump-injury', 'jumped'],
  ])('%s leads to first aid for %s', (id, emergency) => {
    expect(hrefsOf(sectionOf(markupOf(`/conditions/${id}`), 'first'))).toEqual(
      expect.arrayContaining([`/first-aid#${emergency}`]),
    );
  });
});
