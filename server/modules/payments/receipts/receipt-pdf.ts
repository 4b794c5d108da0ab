import { fileURLToPath } from 'node:url';
import type { Content, createPdf, TableCell } from 'pdfmake';
import type { ReceiptWords } from '#generated/receipt-words.js';
import type { components } from '#generated/types/api.d.ts';
import { formatMoney } from '../money/money.ts';

type Definition = Parameters<typeof createPdf>[0];
type Purchase = components['schemas']['Purchase'];

/** A receipt with whom it is for. */
export type Receipt = {
  purchase: Purchase;
  /** Lines of the address of who paid; none when the account is deleted. */
  buyer: readonly string[];
};

/** Characters that the font lacks; pdfmake leaves them out without a word. */
const UNWRITABLE =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}/gu;

/** Margin of the page, and sizes of text, in points. */
const LAYOUT = { margin: 56, text: 10, heading: 14, wordmark: 20 } as const;

/** Returns a text with a question mark for each character that the font lacks. */
function writable(text: string): string {
  return text.replace(UNWRITABLE, '?');
}

const FONTS = new URL('./', import.meta.resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf'));
const fontFile = (name: string) => fileURLToPath(new URL(name, FONTS));

/** Loads pdfmake on the first receipt, because it takes a second and most processes never make one. */
async function load() {
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts({
    Roboto: { normal: fontFile('Roboto-Regular.ttf'), bold: fontFile('Roboto-Medium.ttf') },
  });
  // Nothing but the fonts is read: a receipt has no pictures, and no text in it may fetch anything.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(fileURLToPath(FONTS)));
  return pdfmake;
}

let library: ReturnType<typeof load> | undefined;

/** Returns the name of a line in the language of the words. */
function lineTitle(item: string, title: string, words: ReceiptWords): string {
  const [, people] = /^blaze-(\d+)$/.exec(item) ?? [];
  return words.titleOf(item) ?? (people === undefined ? title : words.blaze(Number(people)));
}

const right = (text: string, isBold = false): TableCell => ({ text, alignment: 'right', bold: isBold });

/** Returns the rows of the table: its head, what was bought, the sum, and what went back. */
function rows({ purchase }: Receipt, words: ReceiptWords): TableCell[][] {
  const { total, net = total, taxes = [], lines = [], refunded, paymentMethod } = purchase;
  const [tax] = taxes;
  const money = (amount: number) =>
    formatMoney({ amount: BigInt(amount), currency: total.currency }, words.locale);
  const head = [words.what(), words.net(), words.tax(tax?.name, tax?.rateBps ?? 0), words.gross()];
  const bought = lines.map(
    ({ item = '', title, price, periodStartTs: from, periodEndTs: to }): TableCell[] => [
      {
        stack: [
          writable(lineTitle(item, title, words)),
          ...(from && to ? [{ text: words.period(words.day(from), words.day(to)), color: '#555555' }] : []),
        ],
      },
      right(money(price.net ?? price.amount)),
      right(money(price.tax ?? 0)),
      right(money(price.amount)),
    ],
  );
  const sum = [
    writable(words.paid(paymentMethod?.label)),
    right(money(net.amount)),
    right(money(tax?.amount.amount ?? 0)),
    right(money(total.amount), true),
  ];
  const back: TableCell[][] = refunded
    ? [[{ text: words.givenBack(), colSpan: 3 }, '', '', right(`−${money(refunded.amount)}`)]]
    : [];
  return [
    head.map((text, place) => ({ text, bold: true, alignment: place === 0 ? 'left' : 'right' })),
    ...bought,
    sum,
    ...back,
  ];
}

/** Returns the definition of a receipt for pdfmake. */
function definition(receipt: Receipt, words: ReceiptWords): Definition {
  const { purchase, buyer } = receipt;
  const { number = '', createdTs, seller = '', status, refundedTs, isTest = false } = purchase;
  const title = words.receipt(number);
  const address = (heading: string, lines: readonly string[]): Content => ({
    stack: [{ text: heading, bold: true }, ...lines.map(writable)],
  });
  const notes: string[] = [
    ...(status === 'refunded' && refundedTs ? [words.allGivenBack(words.day(refundedTs))] : []),
    ...(isTest ? [words.test()] : []),
  ];
  return {
    info: { title, author: 'Skein' },
    pageSize: 'A4',
    pageMargins: LAYOUT.margin,
    // pdfmake marks a document as tagged but writes an empty tree of tags, in which screen readers would find nothing. Without the
    // mark they read the text in its order; the page of the purchase has headings and a table.
    tagged: false,
    displayTitle: true,
    language: words.locale,
    defaultStyle: { fontSize: LAYOUT.text, lineHeight: 1.3 },
    content: [
      { text: 'Skein', fontSize: LAYOUT.wordmark, bold: true },
      { text: title, fontSize: LAYOUT.heading, bold: true, margin: [0, 12, 0, 0] },
      words.day(createdTs),
      {
        columns: [address(words.from(), seller.split('\n')), address(words.to(), buyer)],
        columnGap: 24,
        margin: [0, 24, 0, 24],
      },
      {
        table: { headerRows: 1, widths: ['*', 'auto', 'auto', 'auto'], body: rows(receipt, words) },
        layout: 'lightHorizontalLines',
      },
      ...notes.map((text): Content => ({ text, margin: [0, 16, 0, 0] })),
    ],
  };
}

/** Makes a receipt as a PDF with its language and title. Takes about a second the first time, some 70 ms of processor time later. */
export async function makeReceiptPdf(receipt: Receipt, words: ReceiptWords): Promise<Buffer> {
  library ??= load();
  const pdfmake = await library;
  return pdfmake.createPdf(definition(receipt, words)).getBuffer();
}
