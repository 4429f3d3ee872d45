import { describe, expect, test } from 'vitest';
import { nobody } from '../../case.ts';
import { speak } from '../../embedded.ts';
import { readCase, type Turn } from '../../read-case.ts';
import { emergencySkill } from './emergency/skill.ts';

const turnsOf = (...texts: string[]): Turn[] => texts.map((text) => ({ role: 'keeper', text }));
const say = (...texts: string[]): string =>
  speak({ turns: turnsOf(...texts), keeper: nobody }).pieces.join('');
const isEmergency = (text: string): boolean =>
  emergencySkill.bid(readCase({ turns: turnsOf(text), keeper: nobody })) === 1;

describe('no emergency: hearsay, fear, habits and questions', () => {
  test.each([
    'bloke in shop said any nitrite over 0.5 = dead fish by the weekend?? mine says 0.05',
    'my showa went from mostly black to mostly white over winter, is it dying?',
    'should i leave my pump on or off in winter',
    'running 2 air pumps flat out all summer, is that overkill',
    'koi jumping out of the water in the evenings, why',
    'koi doing backflips out the water every evening',
    'flashing and jumping since last week, 3 of 10',
    'mate lost all his fish to a power cut last year. what backup should i get',
    'neighbour says his koi died of khv, do i need to worry about mine?',
    'no fish are gasping and none have died, just a bit of flashing',
    'my kumonryu has turned nearly all black, something wrong?',
    'sanke lost all its red in 3 weeks',
    'can goldfish carry khv',
    'tap water straight in, only 10 percent a week, is fine right',
    'do koi sleep on their sides',
    '2 fish died last month, none since, ok to add new?',
    'my dad says never feed in winter or they die',
  ])('%s', (text) => expect(isEmergency(text)).toBe(false));
});

describe('emergencies in the words of keepers', () => {
  test.each<readonly [string, readonly RegExp[]]>([
    [
      'some scumbag nicked my pond pump in the nite, fish look ok, 6 tonne pond 14 koi',
      [/air/i, /Stop feeding/, /Test ammonia and nitrite/, /bacteria of the filter die/],
    ],
    [
      'kids chucked the whole 5kg bag of pellets in',
      [/Net the food out/, /Stop feeding/, /Test ammonia/, /change 20 to 30 %/, /Air on/],
    ],
    [
      'gills r like chocolate brown, gasping but ive 2 air pumps flat out. nitrite off the chart. 8000 litre measured',
      [/nitrite/, /8 kg/, /zeolite/, /Change a third to a half/, /Stop feeding/],
    ],
    [
      'topped up w hose, forgot it, gills white and raggedy, darting',
      [/Dechlorinate the whole pond now/, /KHV cannot be excluded/],
    ],
    [
      'every morning at 5 the biggest chagoi hangs under the waterfall, fine by dinner, water like pea soup, 25c. parasites?',
      [/oxygen, not parasites/, /algae/, /Air on full all night/],
    ],
    [
      'did PP 1 hr ago now theyre rolling, water still pink. how much peroxide 8000 l',
      [/3 % hydrogen peroxide now/, /176 ml/],
    ],
    [
      'chloramine t went in this morning 20g in 5000l now gasping',
      [/Chloramine-T: sodium thiosulphate/, /Air on/, /Change 30 to 50 %/],
    ],
    ['i have put dishwasher salt in the pond and they are gasping', [/Air first/, /30 to 50 %/]],
    [
      'ph gone to 5.9 want it back at 7.5, whats the dose of bicarb for 9000l',
      [/Test ammonia now/],
    ],
    ['woke up 2 all fish on there sides', [/Air on/, /Test ammonia/]],
    ['cat knocked my tub of chlorine tabs in the pond', [/Dechlorinate the whole pond/]],
    ['wife washed paint brushes out in the pond', [/carbon/]],
    [
      'came home to a dry waterfall, motor humming but nothing coming out',
      [/Give air another way/],
    ],
    ['i think ive poisoned them, sprayed the roses w bug clear and it was windy', [/carbon/]],
    ['found a koi wedged in skimmer barely alive', [/aired pond water/]],
    ['he leaps over net, landed on decking 10 mins', [/Wet your hands/]],
    ['i shocked the hot tub and the overflow went in my pond', [/Dechlorinate the whole pond/]],
    ['jumped last nite found it this morning stiff but eye moves', [/Wet your hands/]],
    [
      'fish huddled at the return and gills pumping, readings say nitrite .8 ammonia 0',
      [/nitrite keeps the blood/, /0\.1 %/],
    ],
    [
      '5 of my 9 koi lay on their side like theyre asleep, new fish 10 days ago',
      [/Sleepy disease/, /Stop all movement/],
    ],
  ])('%s', (text, wanted) => {
    expect(isEmergency(text)).toBe(true);
    const answer = say(text);
    for (const pattern of wanted) expect(answer).toMatch(pattern);
    const [, now = ''] = answer.split('**Do now**');
    expect(now.match(/^\d+\. /gm)?.length ?? 0).toBeLessThanOrEqual(8);
  });

  test('a known cause is not asked for again', () => {
    expect(say('gills brown and gasping, nitrite off the chart')).not.toMatch(/tap water go in/);
  });
});

describe('wishes that are refused, with every reason', () => {
  test.each<readonly [string, readonly RegExp[]]>([
    [
      'scrape shows costia. thinking formalin, 28c, green water, drum went cloudy white',
      [/paraformaldehyde/, /above 27 °C/, /oxygen/],
    ],
    [
      'zeolite in the filter, FMG went in yday, gonna do salt to 0.3% as well',
      [/two treatments at once/, /Zeolite/, /Malachite green \(FMG\) and salt never/],
    ],
    [
      'dishwasher salt n the potassium water softener one (KCl). same thing innit',
      [/^No/, /iodine/],
    ],
    ['vodka then freezer, kindest way for a sick koi?', [/suffering/, /A vet/, /No freezing/]],
    ['can i stick him in the freezer he is suffering', [/suffering/, /A vet/]],
    ['which parasite? just tell me what to pour in', [/not before it is confirmed/, /scrape/]],
    ['my mate recons its flukes cos they rub. just bung prazi in?', [/not before it is confirmed/]],
    ['my koi has an ulcer, vet says antibiotics injection, can i do that myself', [/prescription/]],
    ['can i use superglue on an ulcer', [/^No/, /vet/]],
    ['FMG and prazi the same day save time', [/two treatments at once/]],
    ['smash the ice w a brick or kettle?', [/never by blows/]],
    ['chloramine-t 2g per 1000l, my kh is 1 and ph 6.4', [/soft, acid water/]],
  ])('%s', (text, wanted) => {
    const answer = say(text);
    for (const pattern of wanted) expect(answer).toMatch(pattern);
  });
});

describe('what it may be', () => {
  test.each<readonly [string, readonly RegExp[]]>([
    [
      'fat as a football scales like a pinecone eyes popping, 1 fish, is she full of eggs??',
      [/Dropsy/, /Isolate/, /0\.3 %/, /vet/],
    ],
    ['heron got my big kohaku, two holes in its back, alive', [/heron/, /Isolate/, /vet/i]],
    ['hole in side of my koi size of 50p, see red meat', [/ulcer/, /Isolate/, /vet/i]],
    [
      '2yr old male, gritty white bumps on front edge of front fins and gill plates, april, not itching. got whitespot cure here shall i do whole pond',
      [/spawning grains of a male/, /no disease/],
    ],
    ['one gill cover sticks open on my sanke, eating ok', [/gill flukes/i, /bacterial gill/i]],
    ['green see thru bug the size of a lentil moving on my koi', [/fish louse/i]],
    ['massive belly but eating like a horse, female 5yrs june', [/full of eggs/]],
    ['heron stood in the pond, all fish hiding and wont come up', [/fright/]],
    ['which authority for khv in scotland', [/Marine Directorate/]],
    ['do i have to report carp pox', [/need not be reported/]],
    ['brought home 5 koi, straight in?', [/apart for 21 days/]],
  ])('%s', (text, wanted) => {
    const answer = say(text);
    for (const pattern of wanted) expect(answer).toMatch(pattern);
  });

  test('a conversation ends with somebody who can take the scrape', () => {
    expect(
      say('two fish are flashing', 'no spots, a grey film', 'havent got a microscope'),
    ).toMatch(/dealer or somebody from a club/);
  });
});
