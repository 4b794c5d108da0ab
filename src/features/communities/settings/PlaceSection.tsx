import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getListCommunityCategoriesQueryOptions } from '#generated/hooks/communities/communities.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import { displayNames } from '#src/shared/lib/language/formatters.ts';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { FieldGroup } from '#src/shared/ui/FieldGroup.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { Select } from '#src/shared/ui/Select.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { useColourNames } from '../components/colour-names.ts';
import { OWN_COLOURS, wordsIn } from '../model/community-settings.ts';
import { COMMUNITY_COLOURS, type CommunityColours } from '../model/new-community.ts';
import styles from './Settings.module.css';
import type { SettingsFormState } from './use-settings-form.ts';

/** Maximum number of categories of a community (EditCommunityRequest). */
const MAX_CATEGORIES = 3;

/** Languages that a community can name, as language codes. */
const LANGUAGES =
  'ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl pl pt ro ru sk sl sr sv sw ta th tl tr uk ur vi zh';

type PlaceSectionProps = { community: Community; form: SettingsFormState };

function Categories({ form }: Pick<PlaceSectionProps, 'form'>) {
  const { t } = useLingui();
  const { data } = useQuery({ ...getListCommunityCategoriesQueryOptions(), retry: false });
  const { value, error } = form.field('categories');
  const chosen = wordsIn(value);
  if (!data) return null;
  return (
    <FieldGroup name={t`Categories, up to three`}>
      <div className={styles.offer}>
        {data.response.categories.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={title}
            checked={chosen.includes(id)}
            disabled={!chosen.includes(id) && chosen.length >= MAX_CATEGORIES}
            onChange={({ currentTarget: { checked } }) =>
              form.change(
                'categories',
                [...chosen.filter((other) => other !== id), ...(checked ? [id] : [])].join(' '),
              )
            }
          />
        ))}
      </div>
      {error ? <ActionError>{error}</ActionError> : null}
    </FieldGroup>
  );
}

function Colours({ community, form }: PlaceSectionProps) {
  const { t } = useLingui();
  const names = useColourNames();
  const { backgroundColor, linkColor } = community.theme;
  const sets = Object.entries(COMMUNITY_COLOURS).map(([name, [ground, , link]]) => ({
    name,
    label: names[name as CommunityColours],
    ground,
    link,
  }));
  // Colours that are none of those to choose from can be kept.
  const own = { name: OWN_COLOURS, label: t`As they are`, ground: backgroundColor, link: linkColor };
  const isOwn = form.values.colours === OWN_COLOURS || !sets.some(({ ground }) => ground === backgroundColor);
  return (
    <FieldGroup name={t`Its colours`}>
      <div className={styles.offer}>
        {[...(isOwn ? [own] : []), ...sets].map(({ name, label, ground, link }) => (
          <label key={name} className={styles.hue} style={{ background: ground, color: link }}>
            <input
              type="radio"
              name="colours"
              value={name}
              aria-label={label}
              checked={form.values.colours === name}
              onChange={() => form.change('colours', name)}
            />
            <span aria-hidden="true">Aa</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** Fields for colours, categories, language, a community's own words and emoji. */
export function PlaceSection({ community, form }: PlaceSectionProps) {
  const { t, i18n } = useLingui();
  const { values, field, change } = form;
  const languages = displayNames(i18n.locale, { type: 'language' });
  return (
    <section className={styles.section} aria-labelledby="settings-place">
      <h2 id="settings-place">
        <Trans>The place</Trans>
      </h2>
      <div className={styles.card}>
        <Colours community={community} form={form} />
        <Categories form={form} />
        <FieldGroup name={t`Language`}>
          <Select
            aria-label={t`Language`}
            value={values.language}
            onChange={({ currentTarget: { value } }) => change('language', value)}
          >
            {values.language === '' ? <option value="">{t`Not said`}</option> : null}
            {LANGUAGES.split(' ').map((code) => (
              <option key={code} value={code}>
                {languages.of(code)}
              </option>
            ))}
          </Select>
        </FieldGroup>
        <TextField {...field('location')} label={t`Location`} autoComplete="off" dir="auto" />
        <TextField
          {...field('population_cap')}
          label={t`Most members`}
          autoComplete="off"
          inputMode="numeric"
          hint={t`Empty for as many as like to come.`}
        />
        <TextField
          {...field('prompt')}
          label={t`Words in the empty composer`}
          autoComplete="off"
          dir="auto"
          hint={t`Such as: Show the hole.`}
        />
        <TextField
          {...field('reactions')}
          label={t`Its own reactions`}
          autoComplete="off"
          hint={t`Up to six emoji with spaces between them.`}
        />
        {community.canEditContentLabel ? (
          <Checkbox
            look="switch"
            label={t`Mature content`}
            hint={t`It is shown only to people who chose to see it.`}
            checked={values.has_content_label === 'true'}
            onChange={({ currentTarget: { checked } }) => change('has_content_label', String(checked))}
          />
        ) : null}
        <Checkbox
          look="switch"
          label={t`People who are banned may read`}
          hint={t`In a public community.`}
          checked={values.banned_can_read === 'true'}
          onChange={({ currentTarget: { checked } }) => change('banned_can_read', String(checked))}
        />
      </div>
    </section>
  );
}
