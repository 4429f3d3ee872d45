import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

export const photographing: Article[] = [
  {
    id: 'photo-from-above',
    question: 'How do I photograph a koi so that it can be identified?',
    topic: 'photographing',
    short: uncited(
      'From straight above, alone, whole from nose to tail, in daylight without flash, about half the picture full of fish.',
    ),
    points: [
      said('A light blue bowl shows outline and colours best: judges use blue vats.', 'tnkg-shows'),
      uncited(
        'Hold the camera level over the middle of the back, arm’s length away, and zoom a little rather than bend down.',
      ),
      uncited('Take five and send the best: fins open, body straight, nothing cut off.'),
      uncited(
        'From the side only colours can be read, not the pattern that the variety is named by.',
      ),
      uncited('Send it as it is. Filters, frames and "auto enhance" invent red and black.'),
      uncited(
        'Photos of JPEG, PNG, HEIC and WebP kind are read, and large ones are made smaller before they are sent.',
      ),
    ],
    related: {
      articles: ['photo-bowl', 'photo-light', 'photo-reflections', 'variety-koi-or-goldfish'],
    },
    keywords: ['take a photo', 'identify', 'shashin', 'from above', 'camera', 'phone', 'foto'],
  },
  {
    id: 'photo-bowl',
    question: 'How do I photograph a koi in a bowl without harming it?',
    topic: 'photographing',
    short: uncited(
      'Pond water, a net over it, two minutes, two people, and back: the fish decides how long, not the picture.',
    ),
    points: [
      uncited('Set up camera, light and bowl before you catch the fish.'),
      uncited(
        'Let the water stand a hand’s breadth above the back: deep enough to swim in, shallow enough to see through.',
      ),
      uncited(
        'Colours pale in a light bowl after a few minutes. Shoot early, or wait on purpose where shine is what you want to show.',
      ),
      uncited('Never lift it out, hold it up or press it flat for a better view.'),
      uncited('Not with fish that gasp, not in a heatwave, and not right after a meal.'),
      uncited('Change the water for each fish if you do not know that all are well.'),
    ],
    related: { articles: ['health-catch-koi', 'photo-from-above', 'growth-measure'] },
    keywords: ['bowl', 'blue bowl', 'tub', 'photo bowl', 'inspection bowl', 'tarai'],
  },
  {
    id: 'photo-light',
    question: 'Which light is best for a photo of a koi?',
    topic: 'photographing',
    short: said(
      'Natural light, as judges use it: a bright, cloudy day or open shade.',
      'tnkg-shows',
    ),
    points: [
      uncited(
        'Sun from above burns white out and turns red into orange; a low sun paints everything yellow.',
      ),
      uncited('Flash comes back from water and wet scales as a white patch.'),
      uncited('Tap on the white of the fish and draw the brightness down until scales show in it.'),
      uncited(
        'For metallic koi cloud is a must. For black ones a light ground, or the outline disappears.',
      ),
      uncited(
        'Set white balance to daylight or cloudy: automatic mode corrects a red fish towards blue.',
      ),
      uncited(
        'Lamps mix colours. If it has to be indoors, one white daylight lamp from the side, all others off.',
      ),
    ],
    related: {
      varieties: ['purachina-ogon', 'kohaku'],
      articles: ['photo-reflections', 'photo-limits-colour'],
    },
    keywords: ['light', 'flash', 'white balance', 'overexposed', 'sun', 'hikari', 'exposure'],
  },
  {
    id: 'photo-reflections',
    question: 'How do I get rid of reflections on the water?',
    topic: 'photographing',
    short: said(
      'Turn a polarising filter in front of the lens until the shine goes.',
      'daiunique-polariser',
    ),
    points: [
      said(
        'It takes light as well, so the exposure is about four times as long: use it on bright days.',
        'daiunique-polariser',
      ),
      uncited('Polarised sunglasses held before a phone do half of the work.'),
      uncited(
        'A dark umbrella over fish and camera removes the sky; a white one throws a new reflection.',
      ),
      uncited(
        'Stop air and waterfall for a minute, not longer, and switch them on again before you look at the pictures.',
      ),
      uncited(
        'Step to where you see the bottom clearly: what your eye cannot see through, the lens cannot either.',
      ),
    ],
    related: { articles: ['photo-light', 'photo-blur'] },
    keywords: ['polariser', 'polarizing filter', 'glare', 'reflection', 'CPL', 'umbrella'],
  },
  {
    id: 'photo-head-and-fins',
    question: 'Why should head and fins be sharp in the picture?',
    topic: 'photographing',
    short: said(
      'Because black on the head and at the base of the pectoral fins decides between several varieties.',
      'aafish-sanke-showa',
      'koi4u-bekko',
    ),
    points: [
      uncited('Tap on the head to focus, not on the water beside it.'),
      uncited(
        'Wait until the fish stops: then it spreads its pectorals, and stripes or dark bases come into view.',
      ),
      uncited(
        'A second, closer picture of head and shoulders settles most doubts that the whole view leaves.',
      ),
      uncited('Look at nose and cheeks too: a hidden third colour often shows there first.'),
      uncited('For an Asagi or a Goromo get near enough that single scales can be counted.'),
    ],
    related: {
      varieties: ['sanke', 'showa', 'asagi'],
      articles: ['variety-sanke-or-showa', 'photo-blur'],
    },
    keywords: ['focus', 'head', 'pectoral fins', 'close-up', 'menware', 'motoguro'],
  },
  {
    id: 'photo-blur',
    question: 'My photos of koi are blurred. What helps?',
    topic: 'photographing',
    short: uncited(
      'More light, a still fish and a quick shot: wait for it to rest, tap to focus, and take a series.',
    ),
    points: [
      uncited('Wipe the lens: one drop of pond water softens everything.'),
      uncited('Burst mode or a short film lets you choose the one frame that is sharp.'),
      uncited(
        'On a camera choose a short exposure and let it raise the sensitivity: grain does less harm than blur.',
      ),
      uncited('Hold elbows against your body, or lay the phone on a board across the bowl.'),
      uncited('Focus that hunts sees the surface. Lock it on something at the depth of the back.'),
      uncited(
        'A blurred picture also softens edges: it costs points in the practice score which the fish has not lost.',
      ),
    ],
    related: { articles: ['photo-for-score', 'photo-reflections'] },
    keywords: ['blurry', 'sharp', 'shutter speed', 'motion blur', 'out of focus', 'burst'],
  },
  {
    id: 'photo-for-health',
    question: 'Which photos help when a koi may be ill?',
    topic: 'photographing',
    short: uncited(
      'Three: the whole fish from above, the side with the trouble, and a sharp close-up of the place, with a rule beside it.',
    ),
    points: [
      uncited(
        'Add a film of half a minute: how it breathes, swims and holds its fins says more than any still.',
      ),
      uncited(
        'Gills only with the fish in water and calm. If it fights, leave it and say that you could not look.',
      ),
      uncited('Photograph the test tubes against white, with pH and temperature written down.'),
      uncited('Show a healthy one of the same pond for comparison.'),
      uncited(
        'Same angle every second day, with the date: that is how healing and spreading are told apart.',
      ),
      uncited(
        'A photo raises a suspicion. Proof comes from water, history, microscope or laboratory.',
      ),
    ],
    related: { articles: ['health-photo-limits', 'health-vet-visit', 'health-close-inspection'] },
    keywords: ['sick koi photo', 'sore', 'photo for vet', 'disease photo', 'byoki', 'video'],
  },
  {
    id: 'photo-for-growth',
    question: 'How do I measure a koi from a photo?',
    topic: 'photographing',
    short: uncited(
      'With a rule or a bowl of known width in the same picture, at the depth of the fish, and the camera straight above.',
    ),
    points: [
      uncited(
        'A rule on the rim is nearer to the lens than the fish is, and makes it look shorter than it is.',
      ),
      uncited('The fish must lie straight: a curve loses centimetres.'),
      uncited(
        'Stand back and zoom in, since a wide lens near the surface stretches whatever lies at the edge.',
      ),
      uncited('Take three and use the middle value.'),
      uncited('Treat it as good to 2 cm; for weight that is already a lot.'),
    ],
    related: { articles: ['growth-measure', 'growth-weight', 'photo-compare-over-time'] },
    keywords: ['scale', 'ruler', 'measure from photo', 'length', 'size in photo'],
  },
  {
    id: 'photo-compare-over-time',
    question: 'How do I make photos that can be compared over the years?',
    topic: 'photographing',
    short: uncited(
      'Same bowl, same spot, same hour, same camera: one picture a month, with date, length and water temperature.',
    ),
    points: [
      uncited(
        'Put a white and a grey card into the corner: it shows later whether the fish or the light has changed.',
      ),
      uncited('Always nose to the left, from above, whole fish; a side view twice a year.'),
      uncited('Keep the original file. Messengers shrink it and drop the date.'),
      uncited(
        'Spring and autumn pictures tell about health, June and September ones about colour.',
      ),
      uncited(
        'The pattern is also the passport of a koi: it helps to find it again after a theft or a mix-up.',
      ),
    ],
    related: {
      varieties: ['kumonryu'],
      articles: ['health-records', 'variety-colours-change', 'variety-young-koi'],
    },
    keywords: ['timeline', 'diary', 'before and after', 'photo log', 'compare', 'progress'],
  },
  {
    id: 'photo-for-score',
    question: 'Which photo gives the most reliable practice score?',
    topic: 'photographing',
    short: uncited(
      'One of a resting, straight koi in a light blue bowl under cloud, sharp from nose to tail, with its length typed in.',
    ),
    points: [
      uncited('A turning fish looks crooked and unequal; wait until the back is a straight line.'),
      uncited('Water tint counts as dirty white. Use clear water, and a bowl without algae.'),
      uncited(
        'Type in the length that you measured, not the one that you hope for: size is 15 of the 100 points.',
      ),
      uncited('Score three pictures of one day and trust what they have in common.'),
      uncited('Two fish are compared only in photos taken one after the other, in the same bowl.'),
    ],
    related: { articles: ['judging-practice-score', 'photo-bowl', 'photo-blur'] },
    keywords: ['score photo', 'practice score', 'show photo', 'best photo', 'rating'],
  },
  {
    id: 'photo-limits-colour',
    question: 'Why does my koi look different in each photo?',
    topic: 'photographing',
    short: uncited(
      'Light, water, bowl and camera each add a tint, and the fish itself pales or darkens with its surroundings.',
    ),
    points: [
      said(
        'Skin suffers most in pictures: even printed ones rarely show the ground colour that the eye sees.',
        'koikichi-tategoi',
      ),
      uncited('Green water swallows red and makes white yellow; deep water makes all bluish.'),
      uncited(
        'Phones brighten faces and food, and red fish look like both to them: switch "scene" modes off.',
      ),
      uncited('So let no photo decide about red, lustre or price.'),
      uncited('If it matters, photograph a second koi that you know beside it.'),
    ],
    related: { articles: ['buying-online', 'photo-light', 'judging-colour'] },
    keywords: [
      'colour cast',
      'wrong colours',
      'green water photo',
      'phone camera',
      'tint',
      'filter',
    ],
  },
  {
    id: 'photo-in-pond',
    question: 'Can I photograph koi in the pond, several at once?',
    topic: 'photographing',
    short: uncited(
      'Yes, for a first idea: call them with a few pellets, shoot straight down, and mark the one you mean.',
    ),
    points: [
      uncited(
        'Choose the moment when one swims apart and straight. Fish over fish cannot be told from each other.',
      ),
      uncited('Feed at the shady side, where the sky does not mirror.'),
      uncited(
        'A plain floor beats stones and plants; over a black liner dark fish lose their outline.',
      ),
      uncited('If the answer is "several fish", tap on yours or crop the picture to it.'),
      uncited('A mouth that gulps pellets hides the head. Take the picture as it turns away.'),
      uncited(
        'Lean over no deep pond alone, and keep children from the edge while you look at the screen.',
      ),
    ],
    related: { articles: ['photo-from-above', 'photo-reflections', 'photo-head-and-fins'] },
    keywords: ['pond photo', 'group photo', 'several koi', 'crop', 'swimming koi'],
  },
];
