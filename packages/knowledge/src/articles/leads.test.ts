import { describe, expect, it } from 'vitest';
import { emergencyIds } from '../first-aid/schema.ts';
import { articleById, articles } from './catalogue.ts';
import { calculatorFor, firstAidFor } from './leads.ts';
import { topics } from './schema.ts';
import { topicNames } from './topics.ts';

describe('where articles lead besides other entries', () => {
  it('stands for articles that exist, and first aid that exists', () => {
    for (const id of [...Object.keys(calculatorFor), ...Object.keys(firstAidFor)])
      expect(articleById(id), id).toBeDefined();
    for (const emergency of Object.values(firstAidFor)) expect(emergencyIds).toContain(emergency);
  });

  it('gives a calculator to every article that promises one', () => {
    const promising = articles.filter(({ short, points }) =>
      [short, ...points].some(({ text }) => /\bcalculator\b/.test(text)),
    );
    expect(promising.map(({ id }) => id).filter((id) => calculatorFor[id] === undefined)).toEqual(
      [],
    );
  });
});

describe('topics', () => {
  it('have names and sentences of their own', () => {
    expect(Object.keys(topicNames)).toEqual([...topics]);
    const all = Object.values(topicNames);
    expect(new Set(all.map(({ name }) => name)).size).toBe(topics.length);
    expect(new Set(all.map(({ about }) => about)).size).toBe(topics.length);
    for (const { about } of all) expect(about.length).toBeLessThan(120);
  });
});
