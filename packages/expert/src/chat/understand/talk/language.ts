import type { Language } from '../../message.ts';
import { entitiesIn } from '../entities/find.ts';
import type { ReadText } from '../text/read-text.ts';

/** Small words that only, or nearly only, stand in one language. */
const small: Readonly<Record<string, string>> = {
  german:
    'der die das und ist nicht ich mein meine meinen meinem habe haben wie viel warum sind ein eine einen auf mit für fur von zu den dem teich fisch fische kann soll was wasser sie es auch noch nach bei krank hilfe bitte sterben ammoniak temperatur wassertemperatur wasserwerte grad liter schlimm gefahrlich tun welche gegen wenn oder schwimmt frisst gestern',
  french:
    'le la les des est une un pour dans que qui avec sur mon mes ma pas je vous nous combien comment pourquoi eau bassin poisson poissons sont quel quelle faire malade il elle ils du au et ne aide mes ammoniaque degrés ont',
  spanish:
    'el los las es una un para con que por mi mis como cuánto cuanto qué agua estanque pez peces está esta están tengo hay porque muy su del al se no puedo enfermo amoniaco nitrito nitritos nitrato nitratos temperatura grados litros peligroso ayuda cómo y de la mucho muriendo hacer debo',
  italian:
    'il lo gli della del è che di un una per con mio miei come quanto perché perche acqua laghetto pesce pesci sono non ho nel alla cosa fare temperatura ammoniaca nitriti nitrati gradi litri aiuto',
  dutch:
    'de het een van ik mijn niet is en wat hoe veel waarom zijn voor met op aan vijver vis vissen water kan moet heb te bij ziek deze maar geen ammoniak temperatuur graden hulp naar ook',
  polish:
    'jest nie w na się sie jak ile dlaczego moje mój moj co i z do czy staw ryby ryba woda mam są sa przy pomocy dla karp karpie umierają',
  portuguese:
    'o os as é um uma para com que por meu meus minha como quanto água agua lago peixe peixes está estão não nao tenho mas fazer da do em',
  swedish:
    'och är inte jag min mina en ett det som på hur mycket varför damm fisk fiskar vatten kan med för har vad',
  danish:
    'og er ikke jeg min mine en et det som på hvor meget hvorfor dam fisk vand kan med for har hvad',
  czech: 'je není a v na jak kolik proč moje můj co se s do jezírko ryby ryba voda mám jsou při',
  turkish: 've bir bu için ne kadar nasıl neden benim balık balıklar su havuz var değil mi ben çok',
  indonesian:
    'dan yang di saya ini itu tidak bagaimana berapa kenapa ikan air kolam ada dengan untuk sakit mati warna putih merah hitam kuning jenis apa bisa sisik',
  vietnamese: 'là và của cá hồ nước tôi bị không làm sao bao nhiêu cho có thế nào',
};
const english = new Set(
  (
    'the a an and is are was my i you it of to in on for with what how much many why when should can do does not have has ' +
    'they this that pond fish water need help be if from at all or but me please get got been which will just about there ' +
    'one two his its some any now no yes hi hello thanks ok dead dying dose show tell best size'
  ).split(' '),
);

/** Said alone, they tell the language as well. */
const greetings = new Set(
  'bonjour bonsoir merci salut hola gracias buenos danke guten moin servus ciao grazie buongiorno czesc dziekuje dzień dzien obrigado bom goedendag bedankt hej tack tak merhaba ahoj dobry'.split(
    ' ',
  ),
);

let built: ReadonlyMap<string, ReadonlySet<string>> | undefined;
const others = (): ReadonlyMap<string, ReadonlySet<string>> => {
  if (built) return built;
  return (built = new Map(
    Object.entries(small).map(([name, all]) => [
      name,
      new Set(all.split(' ').filter((word) => !english.has(word))),
    ]),
  ));
};

const foreignScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]/gu;

/** 'none' where there is no word, 'other' where it is not English. */
export const languageOf = (text: ReadText): Language => {
  const letters = text.raw.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return /\d/.test(text.raw) ? 'english' : 'none';
  const foreign = text.raw.match(foreignScript)?.length ?? 0;
  if (foreign > 0) {
    const latin = letters - foreign;
    // The name of a variety by itself, or within English.
    if (latin >= foreign || (foreign <= 5 && entitiesIn(text).varieties.length > 0)) {
      if (latin >= 12 || foreign <= 5) return 'english';
    }
    return 'other';
  }
  const words =
    text.raw
      .toLowerCase()
      .slice(0, 3000)
      .match(/\p{L}+/gu) ?? [];
  let own = 0;
  for (const word of words) if (english.has(word)) own += 1;
  let most = 0;
  for (const stop of others().values()) {
    let theirs = 0;
    for (const word of words) if (stop.has(word)) theirs += 1;
    most = Math.max(most, theirs);
  }
  if (most >= 2 && most > own) return 'other';
  if (words.length <= 2 && words.some((word) => greetings.has(word))) return 'other';
  const accented = words.some((word) => /[^a-z]/.test(word));
  return most === 1 && own === 0 && words.length >= 3 && accented ? 'other' : 'english';
};
