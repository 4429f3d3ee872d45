import { faults } from './scoring/faults.ts';
import { said, uncited, type Statement } from './statement.ts';
import { terms as termsOfMarks } from './terms.ts';
import { modifiers } from './varieties/modifiers.ts';

/** A word of the hobby, and what it means. */
export type GlossaryEntry = {
  readonly name: string;
  /** Spellings in lower case without accents, singular. */
  readonly spellings: readonly string[];
  readonly meaning: Statement;
};

const word = (name: string, meaning: Statement | string, ...more: string[]): GlossaryEntry => ({
  name,
  spellings: [name.toLowerCase(), ...more],
  meaning: typeof meaning === 'string' ? uncited(meaning) : meaning,
});

/** Words of keepers, breeders and judges, beyond the names of varieties. */
export const glossary: readonly GlossaryEntry[] = [
  word('Hi', 'The red of the pattern.'),
  word('Beni', 'Red as a colour; another word for hi.'),
  word('Sumi', 'The black of the pattern.'),
  word('Shiroji', 'The white ground of a koi, skin included.'),
  word('Kiwa', said('The clear edge where one colour meets the next.', 'angelkoi-varieties')),
  word(
    'Sashi',
    'The blurred front edge of a patch, where white scales still lie over the colour. Accepted in young fish.',
  ),
  word(
    'Hikui',
    'Red that looks eaten away: a yellowish-brown, slightly raised patch in the hi. It does not come back by itself.',
    'hikkui',
  ),
  word('Shimi', faults.specks.meaning, 'shimis'),
  word('Madoaki', faults.window.meaning, 'mado aki', 'window'),
  word('Kokesuki', faults['see-through'].meaning, 'koke suki'),
  word('Tobihi', faults.stray.meaning, 'tobi hi'),
  word('Nibani', 'Secondary, weaker red that comes and goes beside the hi.'),
  word(
    'Ojime',
    'The white between the last red and the tail: the tail stop.',
    'tail stop',
    'odome',
  ),
  word('Hanazuki', 'Red that reaches the nose or mouth.', 'hana zuki', 'hana-zuki'),
  word('Kuchibeni', 'Red on the lips, like lipstick.', 'lipstick'),
  word('Menkaburi', 'Red that covers the whole head like a hood.'),
  word('Bozu', 'A head without any red: bald.'),
  word('Menware', 'Black that divides the head of a Showa or Utsuri.', 'hachiware'),
  word('Motoguro', 'Solid black at the base of the pectoral fins, as on Showa and Utsuri.'),
  word('Motoaka', 'Red at the base of the pectoral fins, as on an Asagi.'),
  word('Tsubo sumi', 'Black that stands on white ground.', 'tsubozumi', 'tsubo'),
  word('Kasane sumi', 'Black that lies over red.', 'kasane', 'kasanezumi'),
  word('Tejima', 'Black stripes in the pectoral fins, as on a Sanke.'),
  word('Fukurin', 'The skin around the scales, which shines like a fine net on a well-grown koi.'),
  word('Teri', 'The gloss of the skin.', 'tsuya'),
  word('Tosai', 'A koi in its first year.', 'tosei'),
  word('Nisai', 'A koi in its second year.', 'nissai'),
  word('Sansai', 'A koi in its third year.'),
  word('Yonsai', 'A koi in its fourth year.'),
  word('Gosai', 'A koi in its fifth year.'),
  word(
    'Tategoi',
    'A young koi that a breeder keeps back because it should still become better.',
    'tateshita',
  ),
  word('Oyagoi', 'A parent koi, kept for breeding.', 'oya goi'),
  word('Jumbo', 'A very large koi, in shows usually from about 80 cm.'),
  word('Gosanke', 'Kohaku, Taisho Sanke and Showa together.', 'go sanke'),
  word('Nishikigoi', 'Koi: “brocade carp” in Japanese.', 'nishiki'),
  word('Hikari', 'Metallic shine.', 'hikarimono'),
  word('Muji', 'Of a single colour, without pattern.'),
  word('Moyo', 'Pattern.', 'moyou'),
  word('Aka', 'Red, as in Aka Bekko.'),
  word('Shiro', 'White, as in Shiro Utsuri.'),
  word('Kuro', 'Black, as in Kuro Goshiki.'),
  word('Ki', 'Yellow, as in Ki Utsuri.'),
  word('Ai', 'Indigo, as in Ai Goromo.'),
  word('Kin', 'Gold.'),
  word('Gin', 'Silver.'),
  word('Cha', 'Brown, as tea; as in Chagoi.'),
  word('Kage', 'Shadow: a faint dark net over the ground.'),
  word('Kindai', 'Modern: of a Showa with much white.'),
  word('Nidan', 'Red in two steps on a Kohaku.', 'two step'),
  word('Sandan', 'Red in three steps on a Kohaku.', 'three step'),
  word('Yondan', 'Red in four steps on a Kohaku.', 'four step'),
  word('Inazuma', 'Lightning: one unbroken zigzag of red.'),
  word('Ginrin', modifiers.ginrin.meaning, 'gin rin', 'kinginrin'),
  word('Doitsu', modifiers.doitsu.meaning, 'doitsugoi'),
  word('Butterfly koi', modifiers.hirenaga.meaning, 'hirenaga', 'long fin', 'longfin'),
  word('Maruten', modifiers.maruten.meaning),
  word('Akame', 'Red-eyed.'),
  word('Matsuba', 'Pinecone: dark centres in the scales of one ground colour.'),
  word('Kawari', 'Unlike the rest: koi of no other class.', 'kawarimono'),
  word('Benching', 'Sorting koi by class and size before they are judged.', 'bench', 'benched'),
  word('Azukari', 'A koi that is bought and left with its breeder to grow.'),
  word('Mud pond', 'A large earth pond in which breeders grow koi through the summer.'),
  word(
    'Flashing',
    'Koi that rub against wall or floor and show their sides: the skin itches, from water or parasites.',
    'flash',
  ),
  word('Piping', 'Gasping with the mouth at the surface.'),
  word('Clamped fins', 'Fins held tight to the body: a sign that something is wrong.', 'clamping'),
  word(
    'TAN',
    'Total ammonia: the toxic NH3 and the far less toxic NH4 together, as most kits show it.',
    'total ammonia nitrogen',
  ),
  word('ORP', 'Redox potential in millivolts: how strongly the water oxidises.', 'redox'),
  word('K factor', 'Weight for length: whether a koi is thin or fat.', 'condition factor'),
  word(
    'Pan net',
    'A wide, shallow net that guides a koi; it is lifted in a bowl or sock, not in the net.',
  ),
  word(
    'Koi sock',
    'A soft tube, open at both ends, in which a koi is carried in water.',
    'sock net',
  ),
  word('Barbels', 'The two pairs of feelers at a koi’s mouth; a goldfish has none.', 'barbel'),
  word('Degree days', 'Days times water temperature: eggs and parasites are reckoned by them.'),
  ...termsOfMarks
    .filter(({ name }) => name !== 'Maruten')
    .map(({ name, meaning }) => word(name, meaning)),
];
