import { articles } from '@nishiki/knowledge/articles/catalogue';
import { describe, expect, it } from 'vitest';
import { routedTo, routes } from './routes.ts';

const ids = new Set(articles.map(({ id }) => id));

describe('questions in other words', () => {
  it('lead to questions that are there', () => {
    expect(routes.map(([article]) => article).filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each([
    ['can i put my new koi straight from the bag into the pond', 'quarantine-new-fish-arrive'],
    ['we are moving house, how do i get the koi there', 'buying-journey-home'],
    ['how do i wash my filter foams', 'filter-clean'],
    ['pond went green like pea soup', 'water-green'],
    ['my pond is losing water every day', 'emergency-leak'],
    ['going away two weeks who feeds the fish', 'feeding-holiday'],
    ['do koi and goldfish differ, how do i tell', 'variety-koi-or-goldfish'],
    ['ratio of males to females for spawning', 'breeding-setup'],
    ['what does my pond need in march', 'season-spring'],
  ])('“%s” is %s', (text, id) => {
    expect(routedTo(text)[0]).toBe(id);
  });
});
