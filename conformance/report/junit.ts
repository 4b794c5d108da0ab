import { groupBy } from '../group-by.ts';
import type { Check, Report } from '../model.ts';
import { brokenSentences } from './findings.ts';

/** Escapes text for XML and removes control characters. */
export function xmlText(text: string): string {
  return [...text]
    .filter((char) => (char.codePointAt(0) ?? 0) >= 32 || char === '\n' || char === '\t')
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function testCase(check: Check): string {
  const { id, title, section, tag, verdict, detail = '', exchange } = check;
  const head = `    <testcase classname="${xmlText(`${section}.${tag}`)}" name="${xmlText(`${title} [${id}]`)}"`;
  if (verdict === 'right') return `${head}/>`;
  const tagName = verdict === 'wrong' ? 'failure' : 'skipped';
  const message = detail || (verdict === 'not-offered' ? 'not offered' : verdict);
  const says = brokenSentences(check).map((one) => `${one.name}: ${one.says}\n`);
  const body = exchange
    ? `>${xmlText(`${says.join('')}${exchange.curl}\n\nHTTP ${exchange.status}\n${exchange.body}`)}</${tagName}>`
    : '/>';
  return `${head}><${tagName} message="${xmlText(message)}"${body}</testcase>`;
}

/** Renders the report as JUnit XML: a finding is a failure, a check that was not seen is skipped. */
export function junitReport({ checks, seconds }: Report): string {
  const sections = [...groupBy(checks, ({ section }) => section)];
  const suites = sections.map(([name, group]) => {
    const count = (wanted: (check: Check) => boolean) => group.filter(wanted).length;
    const failures = count(({ verdict }) => verdict === 'wrong');
    const skipped = count(({ verdict }) => verdict.startsWith('not-'));
    const head = `name="${xmlText(name)}" tests="${group.length}" failures="${failures}" skipped="${skipped}"`;
    return `  <testsuite ${head}>\n${group.map(testCase).join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conform" time="${seconds}">\n${suites.join('\n')}\n</testsuites>\n`;
}
