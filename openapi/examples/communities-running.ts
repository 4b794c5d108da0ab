import { communityOf, communityPostOf } from './community-shapes.ts';
import type { Examples } from './define.ts';
import { singleExample } from './lists.ts';
import { ago } from './shapes.ts';
import { blogRefOf, now, type Schemas } from './world.ts';

const HERE = 'fog-watchers';
const DAY_SECONDS = 86_400;

const steamTemplate: Schemas['ModerationTemplate'] = {
  id: 'template-1',
  title: 'Steam',
  message: 'Steam goes out on Fridays only.',
  reason: 'off_topic',
  ruleId: `rule-${HERE}-1`,
  usedCount: 7,
};
const linkRule: Schemas['AutomaticRule'] = {
  id: 'automatic-rule-links',
  isEnabled: true,
  conditions: [{ kind: 'links' }, { kind: 'new_member', days: 7 }],
  appliesTo: ['posts', 'comments'],
  action: 'hold',
  createdBy: blogRefOf('marlow'),
  createdTs: ago('30d'),
  heldCount: 12,
  rightCount: 10,
};
const reportRule: Schemas['AutomaticRule'] = {
  id: 'automatic-rule-reports',
  isEnabled: true,
  conditions: [{ kind: 'reports', count: 3 }],
  appliesTo: ['posts', 'comments'],
  action: 'hold',
  createdTs: ago('60d'),
  setting: 'automod_reports',
  heldCount: 2,
  rightCount: 2,
};
const ruleRequest = {
  conditions: [{ kind: 'links' as const }, { kind: 'new_member' as const, days: 7 }],
  action: 'hold' as const,
};
const offer: Schemas['RoleOffer'] = {
  blog: blogRefOf('odile'),
  offeredBy: blogRefOf('marlow'),
  role: 'moderator',
  permissions: ['decide', 'members'],
  message: 'You are here every morning anyway.',
  offeredTs: ago('1d'),
};
const today = now - (now % DAY_SECONDS);

/** Running a community: automatic rules, templates, roles, and what happens when nobody does. */
export const examples = {
  listModerationTemplates: {
    responses: {
      200: {
        usual: {
          summary: 'Two of them',
          value: {
            templates: [
              steamTemplate,
              { id: 'template-2', title: 'Too loud', message: 'Fog is quiet.', usedCount: 0 },
            ],
          },
        },
        empty: { summary: 'None', value: { templates: [] } },
      },
    },
  },
  createModerationTemplate: {
    request: singleExample('Steam', {
      title: 'Steam',
      message: 'Steam goes out on Fridays only.',
      reason: 'off_topic',
    }),
    responses: { 201: singleExample('It can be used', { template: { ...steamTemplate, usedCount: 0 } }) },
  },
  setModerationTemplate: {
    request: singleExample('Kinder', { title: 'Steam', message: 'Steam goes out on Fridays. See you then?' }),
    responses: {
      200: singleExample('Changed', {
        template: { ...steamTemplate, message: 'Steam goes out on Fridays. See you then?' },
      }),
    },
  },
  listAutomaticRules: {
    responses: {
      200: {
        usual: { summary: 'Two of them', value: { rules: [linkRule, reportRule] } },
        empty: { summary: 'None', value: { rules: [] } },
      },
    },
  },
  createAutomaticRule: {
    request: singleExample('Links of new members', ruleRequest),
    responses: {
      201: singleExample('It acts from now on', { rule: { ...linkRule, heldCount: 0, rightCount: 0 } }),
    },
  },
  setAutomaticRule: {
    request: singleExample('Off', { ...ruleRequest, is_enabled: false }),
    responses: { 200: singleExample('Switched off', { rule: { ...linkRule, isEnabled: false } }) },
  },
  checkAutomaticRule: {
    request: singleExample('Links of new members', ruleRequest),
    responses: {
      200: singleExample('Last week', {
        days: [7, 6, 5, 4, 3, 2, 1].map((daysAgo) => ({
          dayTs: today - daysAgo * DAY_SECONDS,
          postCount: 4 + (daysAgo % 3),
          heldCount: daysAgo === 2 ? 1 : 0,
        })),
        heldCount: 1,
        rightCount: 0,
        posts: [communityPostOf(HERE, 'marlow-lighthouse-storm')],
      }),
    },
  },
  listRoleOffers: {
    responses: {
      200: {
        usual: { summary: 'One waits', value: { offers: [offer] } },
        empty: { summary: 'None', value: { offers: [] } },
      },
    },
  },
  inviteModerator: {
    request: singleExample('With a word', {
      role: 'moderator',
      permissions: ['decide', 'members'],
      message: 'You are here every morning anyway.',
    }),
    responses: { 200: singleExample('Asked', { offer }) },
  },
  approveRoleOffer: {
    responses: {
      200: singleExample('A moderator now', {
        community: communityOf('four-channels', {
          membership: {
            isMember: true,
            role: 'moderator',
            blogName: 'marlow',
            isMuted: false,
            permissions: ['decide'],
          },
        }),
      }),
    },
  },
  requestStewardship: {
    request: singleExample('With a word', { tumblelog: 'marlow', message: 'I can do Tuesdays.' }),
    responses: {
      201: singleExample('The staff will look at it', {
        stewardship: { state: 'read_only', readOnlyTs: ago('2d'), requested: true },
      }),
    },
  },
  restoreCommunity: { responses: { 200: singleExample('It is back', { community: communityOf(HERE) }) } },
} satisfies Examples;
