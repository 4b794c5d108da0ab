import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AuditSummary } from '#generated/zod/auditSummary.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from './MonthGlance.module.css';
import { type ChartArc, type ChartDay, type ChartRow, chartOf, dayNameOf, monthSpan } from './month-chart.ts';

/** Width of a day and height of a row in the drawing of the arcs. */
const DAY_WIDTH_PX = 18;
const ROW_HEIGHT_PX = 64;
/** Height of the thread in its row, and the gap between it and the ends of an arc. */
const THREAD_AT_PX = 42;
const ARC_GAP_PX = 6;
const WEEK_DAYS = 7;
/** Days around today whose numbers would touch the word. */
const TODAY_WIDTH_DAYS = 3;

/** Returns the curve from an act to its undoing. */
function curve({ from, to }: ChartArc): string {
  const x = (day: number): number => (day < 0 ? 0 : day * DAY_WIDTH_PX + DAY_WIDTH_PX / 2);
  const thread = (row: number): number => row * ROW_HEIGHT_PX + THREAD_AT_PX;
  const [x1, x2] = [x(from.day), x(to.day)];
  if (from.row === to.row) {
    const [y, top] = [thread(from.row) - ARC_GAP_PX, thread(from.row) - 5 * ARC_GAP_PX];
    return `M${x1} ${y}C${x1} ${top} ${x2} ${top} ${x2} ${y}`;
  }
  const down = Math.sign(to.row - from.row);
  const [y1, y2] = [thread(from.row) + down * ARC_GAP_PX, thread(to.row) - down * ARC_GAP_PX];
  const bend = (y2 - y1) * 0.63;
  return `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`;
}

/** The dots of a day, two of a kind at most, while the words have the number: knots are taken down, rings put back. */
function Dots({ removed, restored, other }: ChartDay) {
  const dots = (count: number, kind: string): ReactNode => (
    <>
      {count > 0 ? <i data-kind={kind} /> : null}
      {count > 1 ? <i data-kind={kind} /> : null}
    </>
  );
  return (
    <span className={styles.dots} aria-hidden="true">
      {dots(removed, 'removed')}
      {dots(restored, 'restored')}
      {dots(other, 'other')}
    </span>
  );
}

type DayProps = { day: string; acts: ChartDay; href: string; isShown: boolean };

/** The acts of one row on one day; leads to them in the list. */
function Day({ day, acts, href, isShown }: DayProps) {
  const { t } = useLingui();
  const { removed, restored, other } = acts;
  const words = [
    removed > 0 ? t`${removed} taken down` : '',
    restored > 0 ? t`${restored} put back` : '',
    other > 0 ? t`${other} otherwise` : '',
  ].filter(Boolean);
  const label = `${day}: ${words.join(', ')}`;
  return (
    <Link href={href} className={styles.day} title={label} aria-current={isShown ? 'true' : undefined}>
      <Dots {...acts} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Link>
  );
}

function RowName({ row, href }: { row: ChartRow; href: string | undefined }) {
  const { t } = useLingui();
  const { actor, actorKind, total } = row;
  const others = actorKind === 'automatic_rule' ? t`Automatic rules` : t`The site`;
  const name = actor?.name ?? (actorKind === 'member' ? t`Moderators` : others);
  const words = (
    <>
      {actor ? (
        <BlogAvatar blog={actor} size={40} />
      ) : (
        <span className={styles.cog}>
          <Icon name={actorKind === 'member' ? 'users' : 'settings'} />
        </span>
      )}
      <span className={styles.name}>
        <span translate={actor ? 'no' : undefined}>{name}</span> <b>{total}</b>
      </span>
    </>
  );
  return href ? (
    <Link href={href} className={styles.bead}>
      {words}
    </Link>
  ) : (
    <span className={styles.bead}>{words}</span>
  );
}

type MonthGlanceProps = {
  summary: AuditSummary;
  /** The month in words. */
  monthName: string;
  /** Returns the address of the log of one row; undefined where there is none. */
  hrefOf: (row: ChartRow) => string | undefined;
  /** Returns the address of what one row did on a day such as 2026-11-30. */
  dayHrefOf: (row: ChartRow, day: string) => string;
  /** The day that the list is narrowed to. */
  shownDay: string | undefined;
};

/** Renders a month as a table: a thread for each person and the rules, a column a day, and arcs to what was undone. */
export function MonthGlance({ summary, monthName, hrefOf, dayHrefOf, shownDay }: MonthGlanceProps) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const now = useNow();
  const { rows, arcs } = chartOf(summary);
  const { start, dayCount } = monthSpan(summary.month);
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  if (total === 0) return null;
  const today = Math.floor((now - start) / 86_400);
  const dayName = (day: number): string =>
    dateFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      (start + day * 86_400) * 1000,
    );
  const stateOf = (day: number): string | undefined =>
    day === today ? 'now' : day > today ? 'later' : undefined;
  const afterAppeal = summary.appeals.filter(({ state }) => state === 'accepted').length;
  const days = Array.from({ length: dayCount }, (_, day) => day);
  return (
    <section className={styles.glance} aria-label={t`${monthName} at a glance`}>
      <p>
        <b>
          <Plural value={total} one={`# act in ${monthName}.`} other={`# acts in ${monthName}.`} />
        </b>{' '}
        {summary.undone.length > 0 ? (
          <Plural value={summary.undone.length} one="# was taken back." other="# were taken back." />
        ) : null}{' '}
        {afterAppeal > 0 ? (
          <Plural value={afterAppeal} one="# appeal was right." other="# appeals were right." />
        ) : null}{' '}
        <Trans>Nobody can change this list.</Trans>
      </p>
      <div className={styles.chart}>
        <table>
          <caption>
            <VisuallyHidden>{t`Acts of ${monthName} by person and day`}</VisuallyHidden>
          </caption>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <RowName row={row} href={hrefOf(row)} />
                </th>
                {days.map((day) => {
                  const acts = row.days[day];
                  const name = dayNameOf(summary.month, day);
                  return (
                    <td key={day} data-day={stateOf(day)} data-shown={name === shownDay || undefined}>
                      {acts ? (
                        <Day
                          day={dayName(day)}
                          acts={acts}
                          href={dayHrefOf(row, name)}
                          isShown={name === shownDay}
                        />
                      ) : null}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot aria-hidden="true">
            <tr>
              <th />
              {days.map((day) => (
                <td key={day} data-day={stateOf(day)}>
                  {day === today ? (
                    <span>{t`today`}</span>
                  ) : day % WEEK_DAYS === 0 && Math.abs(day - today) > TODAY_WIDTH_DAYS ? (
                    <span>{day + 1}</span>
                  ) : null}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
        {arcs.length > 0 ? (
          <svg
            className={styles.arcs}
            viewBox={`0 0 ${dayCount * DAY_WIDTH_PX} ${rows.length * ROW_HEIGHT_PX}`}
            height={rows.length * ROW_HEIGHT_PX}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {arcs.map((arc) => (
              <path key={arc.key} vectorEffect="non-scaling-stroke" d={curve(arc)} />
            ))}
          </svg>
        ) : null}
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span>
          <i data-kind="removed" />
          {t`taken down`}
        </span>
        <span>
          <i data-kind="restored" />
          {t`put back, and from where`}
        </span>
        <span>
          <i data-kind="other" />
          {t`let in, labelled, changed`}
        </span>
      </p>
    </section>
  );
}
