/** An analysis as a document for a vet or a dealer. */
import type { ReportFacts } from '@nishiki/domain/analysis/report-facts';
import PDFDocument from 'pdfkit';
import { blocksOf, type Block } from './blocks.ts';
import { drawPhoto } from './photo-with-marks.ts';

const LEFT = 48;
/** A4 is 595 by 842 points. */
const WIDTH = 499;
const BOTTOM = 64;
const INK = '#16202a';
const MUTED = '#4f5b66';
const PHOTO = { width: 240, height: 230 };

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The document's fonts know Latin letters with their usual marks; others would come out as noise. */
const latin = (text: string): string =>
  text.replace(/[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]/g, '?');

const PROVISO =
  'Read from photos by a machine. A photo alone never proves a disease, and never that there is none.';

type Fact = readonly [label: string, value: string];

/** Beside the photo: what it is, and how sure that is. */
const factsOf = ({ analysis, createdAt }: ReportFacts): Fact[] => {
  const { variety, form, confidence, correction, health, showQuality, traits, showClass } =
    analysis;
  const found = traits.filter((trait) => trait.found).map(({ name }) => name);
  return [
    ['Photo read on', day.format(createdAt)],
    ['Variety', form?.name ?? variety ?? 'Undecided'],
    ...(variety === null ? [] : [['Sureness', `${variety}, ${Math.round(confidence)} %`] as const]),
    ...(correction ? [['The keeper says', correction.name] as const] : []),
    ...(showClass ? [['Show class', showClass.name] as const] : []),
    ...(found.length > 0 ? [['Traits', found.join(', ')] as const] : []),
    [
      'Health',
      health.score === null
        ? 'Not assessable from this photo'
        : `${Math.round(health.score)} of 100, as far as this photo shows`,
    ],
    [
      'Practice score',
      showQuality.rating === null ? 'Not rated' : `${showQuality.rating.toFixed(1)} of 10`,
    ],
  ];
};

type Doc = PDFKit.PDFDocument;

const drawFacts = (doc: Doc, facts: readonly Fact[], x: number, width: number): void => {
  for (const [label, value] of facts) {
    doc.font('Helvetica').fontSize(8.5).fillColor(MUTED).text(latin(label), x, doc.y, { width });
    doc.font('Helvetica-Bold').fontSize(10.5).fillColor(INK).text(latin(value), { width });
    doc.moveDown(0.45);
  }
};

const drawBlock = (doc: Doc, { title, lines = [], points = [], numbered }: Block): void => {
  doc.font('Helvetica-Bold').fontSize(11);
  // A heading never stands alone at the foot of a page.
  if (doc.y + 48 > doc.page.height - BOTTOM) doc.addPage();
  doc.fillColor(INK).text(latin(title), LEFT, doc.y, { width: WIDTH }).moveDown(0.2);
  doc.font('Helvetica').fontSize(9.5);
  for (const line of lines) doc.text(latin(line), { width: WIDTH }).moveDown(0.2);
  for (const [at, point] of points.entries()) {
    const { y } = doc;
    const sign = numbered ? `${at + 1}.` : '\u2022';
    const height = doc.heightOfString(latin(point), { width: WIDTH - 14 });
    if (y + height > doc.page.height - BOTTOM) doc.addPage();
    doc.text(sign, LEFT, doc.y, { width: 12, continued: false });
    doc.moveUp().text(latin(point), LEFT + 14, doc.y, { width: WIDTH - 14 });
  }
  doc.moveDown(0.7);
};

/** Said on every page, since pages are handed on alone. */
const drawFeet = (doc: Doc, { engine }: ReportFacts['analysis']): void => {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Below the margin, where text would begin another page.
    doc.page.margins.bottom = 0;
    doc.font('Helvetica').fontSize(8).fillColor(MUTED);
    doc.text(PROVISO, LEFT, doc.page.height - 50, { width: WIDTH });
    doc.text(
      latin(
        `${engine.name} ${engine.version}, model ${engine.model}. Page ${page + 1} of ${count}.`,
      ),
      { width: WIDTH },
    );
  }
};

const draw = (doc: Doc, facts: ReportFacts): void => {
  const { analysis } = facts;
  doc.font('Helvetica').fontSize(10).fillColor(MUTED).text('Nishiki: koi from a photo', LEFT, LEFT);
  doc.font('Helvetica-Bold').fontSize(20).fillColor(INK);
  doc.text(latin(analysis.diagnosis?.headline ?? analysis.headline), { width: WIDTH });
  doc.font('Helvetica').fontSize(10).text(latin(analysis.description), { width: WIDTH });
  doc.moveDown(0.8);
  const top = doc.y;
  const taken = drawPhoto(doc, facts, { x: LEFT, y: top, ...PHOTO });
  const beside = taken === null ? LEFT : LEFT + taken.width + 18;
  doc.y = top;
  drawFacts(doc, factsOf(facts), beside, LEFT + WIDTH - beside);
  doc.y = Math.max(doc.y, top + (taken?.height ?? 0)) + 14;
  for (const block of blocksOf(facts)) drawBlock(doc, block);
  drawFeet(doc, analysis);
};

/** One A4 page, or two where much was found. */
export const reportPdf = (facts: ReportFacts): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const doc = new PDFDocument({
      size: 'A4',
      margins: { top: LEFT, left: LEFT, right: LEFT, bottom: BOTTOM },
      bufferPages: true,
      info: {
        Title: `Koi report: ${latin(facts.analysis.headline)}`,
        Author: 'Nishiki',
        CreationDate: facts.createdAt,
      },
      lang: 'en-GB',
      displayTitle: true,
    });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    draw(doc, facts);
    doc.end();
  });
