import { describe, expect, test } from 'vitest';
import { understand } from '../understand.ts';

describe('varieties', () => {
  test.each([
    ['is this a shova or a sanke', ['showa', 'sanke']],
    ['Kohako', ['kohaku']],
    ['my kohakus', ['kohaku']],
    ['Shōwa', ['showa']],
    ['hi utsuri', ['hi-utsuri']],
    ['Ai Goromo', ['ai-goromo']],
    ['aigoromo', ['ai-goromo']],
    ['a nice shiro', ['shiro-utsuri']],
    ['Taisho Sanshoku', ['sanke']],
    ['tancho', ['tancho']],
    ['tancho kohaku', ['tancho-kohaku']],
    ['yamabuki', ['yamabuki-ogon']],
    ['platinum ogon', ['purachina-ogon']],
    ['chagoi', ['chagoi']],
    ['kujako', ['kujaku']],
    ['紅白', ['kohaku']],
    ['昭和三色 and 大正三色', ['showa', 'sanke']],
    ['白写り', ['shiro-utsuri']],
    ['ochiba shigure', ['ochiba-shigure']],
    // English words are none.
    ['hi, how are you?', []],
    ['what should I show at the show?', []],
    ['based on what I asked', []],
    ['for gods sake', []],
    ['I have a white koi', []],
    ['can you tell me who sank it', []],
  ])('%s', (text, ids) => {
    expect([...understand(text).varieties].sort()).toEqual([...ids].sort());
  });
});

describe('conditions', () => {
  test.each([
    ['is it KHV?', ['khv']],
    ['koi herpes', ['khv']],
    ['i think its ich', ['white-spot']],
    ['whitespot treatment', ['white-spot']],
    ['fluks', ['skin-flukes', 'gill-flukes']],
    ['gill flukes', ['gill-flukes']],
    ['anchor worms', ['anchor-worm']],
    ['costia', ['costia']],
    ['trichadina', ['trichodina']],
    ['dropsey', ['dropsy']],
    ['carp pox', ['carp-pox']],
    ['fin rot', ['fin-rot']],
    ['swim bladder', ['buoyancy']],
    ['sleepy disease', ['cev']],
    ['hikui on my kohaku', ['hikui']],
    ['fish lice', ['fish-louse']],
    ['white spots on its fins', []],
    ['the weather is nice', []],
  ])('%s', (text, ids) => {
    expect([...understand(text).conditions].sort()).toEqual([...ids].sort());
  });
});

describe('treatments', () => {
  test.each([
    ['PP', ['permanganate']],
    ['KMnO4', ['permanganate']],
    ['potasium permanganate', ['permanganate']],
    ['pot perm', ['permanganate']],
    ['prazi', ['praziquantel']],
    ['praziquantal', ['praziquantel']],
    ['FMG', ['fmg']],
    ['malachite', ['fmg']],
    ['formaldehyde', ['formalin']],
    ['formalyn', ['formalin']],
    ['chlT', ['chloramine-t']],
    ['chloramine-T', ['chloramine-t']],
    ['baytril', ['antibiotics']],
    ['clove oil', ['clove-oil']],
    ['lice solve', ['emamectin']],
    ['how much salt', ['salt']],
    ['a happy app', []],
  ])('%s', (text, ids) => {
    expect(understand(text).treatments).toEqual(ids);
  });

  test('chloramine-T is no chlorine', () => {
    expect(understand('dose of chloramine-T').waters).toEqual([]);
  });
});

describe('what was put in before', () => {
  test.each([
    ['did prazi 3 days ago', [{ treatment: 'praziquantel', daysAgo: 3 }]],
    ['added salt last week', [{ treatment: 'salt', daysAgo: 7 }]],
    ['I treated with PP yesterday', [{ treatment: 'permanganate', daysAgo: 1 }]],
    ['dosed formalin two weeks ago', [{ treatment: 'formalin', daysAgo: 14 }]],
    ['used FMG this morning', [{ treatment: 'fmg', daysAgo: 0 }]],
    ['2 days since fmg can i do prazi', [{ treatment: 'fmg', daysAgo: 2 }]],
    ['how many days after fmg can i use prazi', []],
    ['should I add salt?', []],
    ['how do I dose prazi?', []],
    ["I haven't used any salt", []],
  ])('%s', (text, given) => {
    expect(understand(text).given).toEqual(given);
  });

  test('nothing at all', () => {
    expect(understand('nothing has been added').nothingGiven).toBe(true);
    expect(understand('no treatments so far').nothingGiven).toBe(true);
    expect(understand('what treatments are there').nothingGiven).toBe(false);
  });
});

describe('who else lives there', () => {
  test.each([
    ['koi and 4 goldfish', ['goldfish']],
    ['I also keep golden orfe and a sterlet', ['orfe', 'sturgeon']],
    ['tench', ['tench']],
    ['no goldfish', []],
    ['is it a goldfish or a koi?', []],
  ])('%s', (text, kinds) => {
    expect(understand(text).companions).toEqual(kinds);
  });

  test('only koi', () => {
    expect(understand('only koi in the pond').koiAlone).toBe(true);
    expect(understand('koi and tench').koiAlone).toBe(false);
  });
});
