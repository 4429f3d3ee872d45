import { varietyAddress } from '@nishiki/knowledge/reference/addresses';
import { catalogue } from '@nishiki/knowledge/varieties/catalogue';
import { showClassIds } from '@nishiki/knowledge/varieties/show-classes';
import { KoiPicture } from '../../koi-art/koi-picture.tsx';
import { Shelf } from './shelf.tsx';

/** One of each look: red and white, with black, blue, metal, one colour, a spot on the head. */
const shown = ['kohaku', 'showa', 'asagi', 'yamabuki-ogon', 'ochiba-shigure', 'tancho-kohaku'];

export const VarietiesShelf = () => (
  <Shelf
    id="varieties"
    title="Varieties"
    href="/varieties"
    all={`All ${catalogue.length} varieties and forms`}
    about={`In ${showClassIds.length} show classes: what makes each, and what tells it from its look-alikes.`}
  >
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
      {catalogue
        .filter(({ id }) => shown.includes(id))
        .map(({ id, name }) => (
          <li key={id}>
            <a
              href={varietyAddress(id)}
              className="flex h-full flex-col items-center gap-2 rounded-card bg-water px-2 pt-4 pb-3 text-center text-sm text-ink hover:text-ai hover:underline"
            >
              <KoiPicture variety={id} eager className="h-auto w-full max-w-20" />
              {name}
            </a>
          </li>
        ))}
    </ul>
  </Shelf>
);
