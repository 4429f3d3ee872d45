import type { Sign } from './signs.ts';

const history = { group: 'history', seenIn: 'history', emergency: false } as const;

export const historySigns: Sign[] = [
  {
    ...history,
    id: 'deaths',
    label: 'Fish have died',
    question: 'Have fish died in the last two weeks?',
    where: 'Your own count. Look on the floor and in the filter as well.',
    emergency: true,
  },
  {
    ...history,
    id: 'several-fish',
    label: 'Several fish affected',
    question: 'Do several fish show it?',
    where: 'Each fish of the pond, one after the other.',
  },
  {
    ...history,
    id: 'new-fish',
    label: 'New fish, plants or nets',
    question: 'Did new fish, plants or used equipment come into the pond in the last two months?',
    where: 'Purchases, gifts, shows and borrowed nets.',
  },
  {
    ...history,
    id: 'after-top-up',
    label: 'After tap water went in',
    question: 'Did it begin within a day of tap water going in?',
    where: 'Top-ups, water changes and a hose that was left running.',
  },
  {
    ...history,
    id: 'at-dawn',
    label: 'Worst at dawn',
    question: 'Is it worst in the early morning, and better later in the day?',
    where: 'Look once at first light and once in the afternoon.',
  },
  {
    ...history,
    id: 'male-in-spring',
    label: 'Male in spawning season',
    question: 'Is it a male, in spring or early summer?',
    where: 'Males are slimmer, and chase the females.',
  },
  {
    ...history,
    id: 'egg-heavy-female',
    label: 'Female in spawning season',
    question: 'Is it a mature female, before or around spawning?',
    where: 'Females are rounder, on both sides alike.',
  },
];
