import { Trans, useLingui } from '@lingui/react/macro';
import { getGetSiteFiguresQueryOptions } from '#generated/hooks/telemetry/telemetry.ts';
import type { SiteDay } from '#generated/zod/siteDay.zod.ts';
import type { SiteFigures as Figures } from '#generated/zod/siteFigures.zod.ts';
import { DayChart } from '#src/entities/figures/DayChart.tsx';
import { Strands } from '#src/entities/figures/Strands.tsx';
import { usePageKindNames } from '#src/entities/figures/use-page-kind-names.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { FigureSection } from './FigureSection.tsx';
import styles from './SiteFigures.module.css';

type Figure = Exclude<keyof SiteDay, 'day'>;

const valuesOf = (days: readonly SiteDay[], figure: Figure) => days.map((day) => day[figure]);

function sumOf(days: readonly SiteDay[], figure: Figure): number {
  return days.reduce((sum, day) => sum + (day[figure] ?? 0), 0);
}

function Views({ figures: { isMeasured, minimumVisitors, pages, sources, devices } }: { figures: Figures }) {
  const { t } = useLingui();
  const pageNames = usePageKindNames();
  const deviceNames = { phone: t`Phones`, tablet: t`Tablets`, computer: t`Computers` };
  const parts = [
    {
      title: t`What is read`,
      strands: pages.map(({ kind, views }) => ({ name: pageNames[kind], count: views })),
    },
    {
      title: t`Where readers come from`,
      strands: sources.map(({ host, views }) => ({ name: host, count: views })),
    },
    {
      title: t`Devices`,
      strands: devices.map(({ kind, views }) => ({ name: deviceNames[kind], count: views })),
    },
  ].filter(({ strands }) => strands.length > 0);
  return (
    <>
      {parts.length > 0 ? (
        <div className={styles.half}>
          {parts.map((part) => (
            <Strands key={part.title} {...part} />
          ))}
        </div>
      ) : null}
      <p className={styles.note}>
        {isMeasured || parts.length > 0 ? (
          <Trans>
            Page views are those of readers who allowed counting. What fewer than {minimumVisitors} readers
            did on a day is left out, so that no figure is about somebody.
          </Trans>
        ) : (
          <Trans>
            This site counts no page views. It would, once its list for consent asks readers for that
            (CONSENT_LIST).
          </Trans>
        )}
      </p>
    </>
  );
}

function Charts({ figures }: { figures: Figures }) {
  const { t, i18n } = useLingui();
  const number = (count: number): string => fullCount(count, i18n.locale);
  const { days, previousDays } = figures;
  const dates = days.map(({ day }) => day);
  const length = number(days.length);
  const before = (figure: Figure): string => {
    const sum = number(sumOf(previousDays, figure));
    return t`${sum} in the ${length} days before`;
  };
  const counted = days.findLast(({ activeMembers }) => activeMembers !== undefined);
  const week = number(counted?.activeMembersOfWeek ?? 0);
  const month = number(counted?.activeMembersOfMonth ?? 0);
  const hasViews = days.some(({ pageViews }) => pageViews !== undefined);
  return (
    <>
      <DayChart
        isBig
        days={dates}
        figure={number(sumOf(days, 'posts'))}
        title={t`posts published`}
        detail={before('posts')}
        series={{ name: t`these days`, values: valuesOf(days, 'posts') }}
        compared={{ name: t`the days before`, values: valuesOf(previousDays, 'posts') }}
      />
      <div className={styles.three}>
        <DayChart
          days={dates}
          figure={number(counted?.activeMembers ?? 0)}
          title={t`members here on the last day`}
          detail={t`${week} in its week, ${month} in its 30 days`}
          series={{ name: t`Day`, values: valuesOf(days, 'activeMembers') }}
          more={[
            { name: t`Week`, values: valuesOf(days, 'activeMembersOfWeek') },
            { name: t`30 days`, values: valuesOf(days, 'activeMembersOfMonth') },
          ]}
        />
        <DayChart
          days={dates}
          figure={number(sumOf(days, 'signUps'))}
          title={t`accounts made`}
          detail={before('signUps')}
          series={{ name: t`Accounts`, values: valuesOf(days, 'signUps') }}
        />
        {hasViews ? (
          <DayChart
            days={dates}
            figure={number(sumOf(days, 'pageViews'))}
            title={t`page views`}
            detail={before('pageViews')}
            series={{ name: t`Views`, values: valuesOf(days, 'pageViews') }}
            more={[{ name: t`Readers`, values: valuesOf(days, 'visitors') }]}
          />
        ) : null}
      </div>
      <Views figures={figures} />
    </>
  );
}

/** The site over time: posts, members and page views of each day, and where readers come from. */
export function SiteFigures() {
  const { t } = useLingui();
  return (
    <FigureSection title={t`Over time`} query={(range) => getGetSiteFiguresQueryOptions(range)}>
      {({ response }) => <Charts figures={response.figures} />}
    </FigureSection>
  );
}
