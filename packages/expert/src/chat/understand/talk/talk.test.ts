import { describe, expect, test } from 'vitest';
import { understand } from '../understand.ts';

describe('language', () => {
  test.each([
    ['Wie viel Salz brauche ich für 12000 Liter Wasser?', 'other'],
    ['Mein Koi ist krank und frisst nicht', 'other'],
    ['¿Cuánta sal necesito para mi estanque?', 'other'],
    ['mis peces se están muriendo ayuda', 'other'],
    ['Combien de sel pour 12000 litres dans mon bassin', 'other'],
    ['Hoeveel zout moet ik in de vijver doen', 'other'],
    ['Moje ryby są chore, co robić?', 'other'],
    ['鯉の病気について教えてください', 'other'],
    ['我的锦鲤生病了怎么办', 'other'],
    ['мои рыбы умирают что делать', 'other'],
    ['Bonjour', 'other'],
    ['Kohaku Sanke Showa', 'english'],
    ['nisai kohaku hi kiwa', 'english'],
    ['what does 紅白 mean', 'english'],
    ['紅白', 'english'],
    ['my ph is 8', 'english'],
    ['🐟🐟🐟', 'none'],
    ['?!...', 'none'],
    ['', 'none'],
    ['8.2', 'english'],
  ])('%s', (text, language) => {
    expect(understand(text).language).toBe(language);
  });
});

describe('country', () => {
  test.each([
    ['UK.', 'GB'],
    ["I'm in Scotland", 'GB-SCT'],
    ['here in England', 'GB-ENG'],
    ['Northern Ireland', 'GB-NIR'],
    ['i live in Texas', 'US'],
    ['I am in the US', 'US'],
    ['pond in southern Germany', 'DE'],
    ['Ireland', 'IE'],
    ['can you tell us what to do', null],
    ['a koi from Japan', null],
    ['imported from Israel', null],
    ['I live in Japan', 'JP'],
    ['3000 US gallons', null],
    ['2000 uk gallons', null],
    ['turkey', 'TR'],
    ['from the Netherlands here', 'NL'],
    ['We are in New South Wales', 'AU'],
    ['2000 gallon (uk) pond', null],
    ['what is a Showa', null],
  ])('%s', (text, country) => {
    expect(understand(text).country).toBe(country);
  });
});

describe('short words', () => {
  test.each([
    ['yes', 'yes'],
    ['Yep', 'yes'],
    ['yeah they do', 'yes'],
    ['no', 'no'],
    ['nope', 'no'],
    ['not that i can see', 'no'],
    ['dunno', 'unknown'],
    ["I don't know", 'unknown'],
    ['not sure', 'unknown'],
    ['no idea sorry', 'unknown'],
    ['no, the scrape was negative', 'no'],
    ['yes about 3 of them', 'yes'],
    ['No dechlorinator was used', null],
    ['pond has gone green cant see the fish', null],
    ["haven't tested it", 'unknown'],
    ['what is a Showa?', null],
    ['my koi is ill', null],
    ["I don't know how much salt to use", null],
  ])('%s', (text, reply) => {
    expect(understand(text).bareReply).toBe(reply);
  });

  test.each([
    ['8.2', 8.2],
    ["it's about 22", 22],
    ['22c', 22],
    ['around 5000 I think', 5000],
    ['twelve', 12],
    ['ph 8 and kh 4', null],
    ['how many koi for 5000 litres', null],
    ['my fish died', null],
  ])('%s', (text, number) => {
    expect(understand(text).bareNumber).toBe(number);
  });

  test.each([
    ['hi', 'greeting'],
    ['Hello there!', 'greeting'],
    ['thanks so much', 'thanks'],
    ['ok cheers mate', 'thanks'],
    ['bye', 'goodbye'],
    ['who are you?', 'who-are-you'],
    ['are you a bot', 'who-are-you'],
    ['hi my koi is sick', null],
    ['Hi Utsuri', null],
  ])('%s', (text, talk) => {
    expect(understand(text).smallTalk).toBe(talk);
  });

  test.each([
    ['and for 3000?', true],
    ['what about 3000 uk gallons?', true],
    ["what if it's 28C?", true],
    ['why?', true],
    ['how much of it?', true],
    ['What is the best food for growth?', false],
    ['my koi is gasping', false],
  ])('%s', (text, back) => {
    expect(understand(text).refersBack).toBe(back);
  });

  test.each([
    ['how do i cancel my subscription', true],
    ['how many tokens do I have left', true],
    ['my pond pump', false],
  ])('%s', (text, product) => {
    expect(understand(text).aboutProduct).toBe(product);
  });
});
