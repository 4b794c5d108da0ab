import { useLingui } from '@lingui/react/macro';
import { LABELS, postLabelNames } from '#src/entities/post/model/labels.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { hideUndescribed, type LabelTreatment, labelTreatments } from '../model/member-setting.ts';
import { MemberSettings } from './MemberSettings.tsx';
import { SettingChoice } from './SettingChoice.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';

/** Section for the treatment of labelled posts (spec 001 §3). */
export function LabelsCard() {
  const { t, i18n } = useLingui();
  const choices: Record<LabelTreatment, string> = {
    show: t`Show them`,
    blur: t`Cover them`,
    hide: t`Hide them`,
  };
  return (
    <MemberSettings>
      {(settings) => (
        <SettingsCard title={t`Labelled posts`}>
          {LABELS.map((label, index) => (
            <SettingChoice
              key={label}
              id={index === 0 ? 'labels' : `label-${label}`}
              setting={labelTreatments[label]}
              settings={settings}
              label={i18n._(postLabelNames[label])}
              choices={choices}
            />
          ))}
          <SettingSwitch
            id="undescribed"
            setting={hideUndescribed}
            settings={settings}
            label={t`Cover pictures without a description`}
            hint={t`Posts with a label are covered until you choose to see them.`}
          />
        </SettingsCard>
      )}
    </MemberSettings>
  );
}
