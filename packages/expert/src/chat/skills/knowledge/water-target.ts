import { toolAddress, waterAddress } from '@nishiki/knowledge/reference/addresses';
import { uncited } from '@nishiki/knowledge/statement';
import { waterBands } from '@nishiki/knowledge/water/bands';
import { waterParameters } from '@nishiki/knowledge/water/catalogue';
import type { WaterParameter } from '@nishiki/knowledge/water/schema';
import { answerOf, type Line, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { askedText, hasOwnNumbers, tellsOfIllness } from './asked.ts';

const asksTarget =
  /\b(ideal|optimal|optimum|range|normal|best|good|target|safe|should (it|the|my|be|i)|right|correct|recommended|how (high|low|warm|cold|much)|what (is|are|should|does)|too (high|low)|max\w*|min\w*|need|prefer|level|raise|increase|lower|reduce|matter|bad|important|test\w*|measure)\b/;
const asksRaise = /\b(raise|increase|bring up|get (it )?up|too low|boost|push up)\b/;
const asksLower = /\b(lower|reduce|bring down|get (it )?down|too high|remove|get rid of)\b/;
const asksTest = /\b(how (do|can) i (test|measure|check)|test for|how often|measure)\b/;
const asksMeaning = /\b(what (is|are)|explain|why|matter|do i need)\b/;

/** mg/l CaCO3 in a German degree. */
const DEGREE = 17.85;
const inDegrees = (value: number): string => String(Math.round((value / DEGREE) * 10) / 10);

/** "Our bands: ideal 18 to 25 °C, an emergency outside 4 to 29 °C." */
const bandLine = ({ id }: WaterParameter): Line[] => {
  const bands = waterBands[id];
  if (!bands) return [];
  const { floor, ideal, act, of } = bands;
  const unit = bands.unit ? ` ${bands.unit}` : '';
  const isHardness = id === 'kh' || id === 'gh';
  const figure = (value: number): string =>
    `${value}${unit}${isHardness ? ` (${inDegrees(value)} degrees)` : ''}`;
  const span = ({ low, high }: { low: number; high: number }): string => {
    if (floor !== null && low <= floor) return high === 0 ? 'none at all' : `up to ${figure(high)}`;
    if (!Number.isFinite(high)) return `${figure(low)} and more`;
    return isHardness ? `${figure(low)} to ${figure(high)}` : `${low} to ${figure(high)}`;
  };
  const hasFloor = floor !== null && act.low <= floor;
  const urgent = Number.isFinite(act.high)
    ? hasFloor
      ? `, an emergency over ${figure(act.high)}`
      : `, an emergency under ${act.low} or over ${figure(act.high)}`
    : hasFloor
      ? ''
      : `, an emergency under ${figure(act.low)}`;
  return [uncited(`Our bands${of ? `, of ${of}` : ''}: ideal ${span(ideal)}${urgent}.`)];
};

const named = (c: Case): WaterParameter | undefined =>
  c.question.waters.length === 1
    ? waterParameters.find(({ id }) => id === c.question.waters[0])
    : undefined;

const said = (p: WaterParameter, text: string) => {
  if (asksRaise.test(text)) return [...p.lowers.slice(0, 1), ...p.raises.slice(0, 3)];
  if (asksLower.test(text)) return [...p.lowers.slice(0, 3), ...p.raises.slice(0, 1)];
  if (asksTest.test(text)) return [...p.test.slice(0, 3), ...p.target.slice(0, 1)];
  if (asksMeaning.test(text) && !/\b(ideal|best|range|should|good|safe|normal|need)\b/.test(text))
    return [...p.what.slice(0, 2), ...p.why.slice(0, 2), ...p.target.slice(0, 2)];
  return [...bandLine(p), ...p.target.slice(0, 2), ...p.besides.slice(0, 1), ...p.why.slice(0, 1)];
};

/** One water value and no reading of it: what to aim at, how to test, raise or lower it. */
export const waterTarget: Skill = {
  id: 'water-target',
  bid: (c) => {
    const text = askedText(c);
    if (!named(c) || hasOwnNumbers(c) || tellsOfIllness(c)) return 0;
    if (c.treatments.length > 0 || c.varieties.length > 0) return 0;
    // Longer questions ask something particular, which a question of the reference answers better.
    return asksTarget.test(text) && text.split(' ').length <= 9 ? 0.81 : 0.3;
  },
  answer: (c) => {
    const parameter = named(c);
    if (!parameter) throw new RangeError('no water value was named');
    const { id, name, never, related } = parameter;
    const tool = related.tools[0];
    return answerOf({
      skill: 'water-target',
      intent: 'water',
      lead: said(parameter, askedText(c)),
      never: never.slice(0, 2),
      links: [
        { label: name, path: waterAddress(id) },
        ...(tool === undefined ? [] : [{ label: 'Work it out', path: toolAddress(tool) }]),
      ],
      tools: ['read_entry'],
    });
  },
};
