import { Trans, useLingui } from '@lingui/react/macro';
import { FieldGroup } from '#src/shared/ui/FieldGroup.tsx';
import { COMMUNITY_COLOURS, type CommunityColours } from '../model/new-community.ts';
import { useColourNames } from './colour-names.ts';
import type { NewCommunityFormState } from './NameStep.tsx';
import styles from './NewCommunity.module.css';
import { PictureField } from './PictureField.tsx';

/** Second step: pictures and colours. */
export function LooksStep({ form }: { form: NewCommunityFormState }) {
  const { t } = useLingui();
  const names = useColourNames();
  const colours = Object.entries(COMMUNITY_COLOURS) as [
    CommunityColours,
    readonly [string, string, string],
  ][];
  return (
    <div className={styles.fields}>
      <p>
        <Trans>Everyone in it sees the page in these colours.</Trans>
      </p>
      <FieldGroup name={t`Its header`}>
        <PictureField
          field={form.field('header_url')}
          shape="wide"
          onChange={(url) => form.change('header_url', url)}
          labels={[t`Choose a header`, t`Choose another header`]}
        />
      </FieldGroup>
      <FieldGroup name={t`Its face`}>
        <PictureField
          field={form.field('avatar_url')}
          shape="square"
          onChange={(url) => form.change('avatar_url', url)}
          labels={[t`Choose a picture`, t`Choose another picture`]}
        />
      </FieldGroup>
      <FieldGroup name={t`Its colours`}>
        <div className={styles.offer}>
          {colours.map(([name, [background, , link]]) => (
            <label key={name} className={styles.hue} style={{ background, color: link }}>
              <input
                type="radio"
                name="colours"
                value={name}
                aria-label={names[name]}
                checked={form.values.colours === name}
                onChange={() => form.change('colours', name)}
              />
              <span aria-hidden="true">Aa</span>
            </label>
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}
