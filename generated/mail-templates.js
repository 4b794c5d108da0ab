// Written by `npm run generate` from server/. Do not edit.
import { setupI18n } from "@lingui/core";
import { I18nProvider, Trans, useLingui } from "@lingui/react";
import { Head, Heading, Html, Img, Link, Preview, Text, render, toPlainText } from "@react-email/components";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Children, createContext, useContext } from "react";
// src/shared/lib/language/SafeTrans.tsx
/** Returns a value that is shown letter by letter: of a text alone, Lingui takes what looks like tags for its own. */
function asLetters(value) {
	return typeof value === "string" && value.includes("<") ? [value] : value;
}
/**
* `Trans` of every sentence, to which the macro is compiled (`lingui.config.ts`). A title or text that somebody wrote and
* that stands in a sentence keeps its tags as letters, and can neither lose them nor repeat an element of the sentence.
*/
function SafeTrans({ values, ...props }) {
	if (values === void 0) return /* @__PURE__ */ jsx(Trans, { ...props });
	const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asLetters(value)]));
	return /* @__PURE__ */ jsx(Trans, {
		...props,
		values: shown
	});
}
// server/mail/templates/layout/colours.ts
/**
* The colours of all mails by class. Light values are written into every element, because many clients drop style
* sheets; dark values are in one of the two style sheets of the head.
*/
var COLOURS = {
	ground: {
		property: "background-color",
		light: "#1b2663",
		dark: "#121316"
	},
	paper: {
		property: "background-color",
		light: "#fffdf9",
		dark: "#1d1f23"
	},
	sunken: {
		property: "background-color",
		light: "#f6f2ea",
		dark: "#17191c"
	},
	text: {
		property: "color",
		light: "#191b34",
		dark: "#f0ede6"
	},
	muted: {
		property: "color",
		light: "#5d5f77",
		dark: "#aaa8a3"
	},
	"on-ground": {
		property: "color",
		light: "#fffdf8",
		dark: "#f4f1ea"
	},
	"on-ground-muted": {
		property: "color",
		light: "#bcc5ec",
		dark: "#a7a5a0"
	},
	link: {
		property: "color",
		light: "#2749c0",
		dark: "#93b4ff"
	},
	accent: {
		property: "background-color",
		light: "#f5653a",
		dark: "#ff7a4f"
	},
	"on-accent": {
		property: "color",
		light: "#1c0a04",
		dark: "#1c0a04"
	},
	thread: {
		property: "border-color",
		light: "#f5653a",
		dark: "#ff7a4f"
	},
	"quiet-thread": {
		property: "border-color",
		light: "#d1d0d4",
		dark: "#4a4d53"
	},
	knot: {
		property: "border-color",
		light: "#5d5f77",
		dark: "#aaa8a3"
	},
	line: {
		property: "border-color",
		light: "#e9e3d7",
		dark: "#33363c"
	},
	bead: {
		property: "background-color",
		light: "#e9e3d7",
		dark: "#33363c"
	}
};
/** Colours of the twine below the head, in order. They are the same in dark mode. */
var TWINE = [
	"#f5653a",
	"#ffc145",
	"#3fb6a8",
	"#8fa5ff"
];
var entries = Object.entries(COLOURS);
/** Returns the rule of a dark colour. */
function darkRule(before, [name, { property, dark }]) {
	return `${before}.${name}{${property}:${dark}!important}`;
}
/** Rules for clients that know `prefers-color-scheme`. */
var DARK_RULES = `@media (prefers-color-scheme:dark){${entries.map((entry) => darkRule("", entry)).join("")}}`;
/** Rules for Outlook, which marks elements whose colours it changes. */
var OUTLOOK_DARK_RULES = entries.map((entry) => darkRule(entry[1].property === "color" ? "[data-ogsc] " : "[data-ogsb] ", entry)).join("");
/** Rules of a narrow screen. */
var NARROW_RULES = ":root{color-scheme:light dark;supported-color-schemes:light dark}body{margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}@media (max-width:480px){.side{padding-left:12px!important;padding-right:12px!important}.card{padding:24px 20px 28px!important}.title{font-size:25px!important;line-height:30px!important}.headline{font-size:30px!important;line-height:34px!important}.thumb{width:84px!important}.thumb img{width:84px!important;height:84px!important}.wide{width:100%!important;height:auto!important}.rail-left{padding-left:8px!important}.rail-right{padding-right:8px!important}.under-rail-left{padding-left:48px!important}.under-rail-right{padding-right:48px!important}.post{padding:14px 14px 18px!important}}";
// server/mail/templates/layout/styles.ts
var FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans',Helvetica,Arial,sans-serif";
/** Sizes of text: [size, line height, weight, letter spacing]. */
var SIZES = {
	title: [
		28,
		33,
		800,
		"-0.02em"
	],
	headline: [
		36,
		40,
		800,
		"-0.025em"
	],
	quote: [
		20,
		28,
		700,
		"0"
	],
	words: [
		24,
		30,
		800,
		"-0.018em"
	],
	body: [
		16,
		25,
		400,
		"0"
	],
	detail: [
		14,
		21,
		400,
		"0"
	],
	/** A line of links, far enough apart for a thumb. */
	links: [
		14,
		30,
		400,
		"0"
	]
};
/** Returns class and style of a coloured surface or line. */
function coloured(name, style = {}) {
	const { property, light } = COLOURS[name];
	return {
		className: name,
		style: {
			[property.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())]: light,
			...style
		}
	};
}
/** Returns class and style of a text; every text repeats its font, because Outlook passes none on to tables. */
function written(size, colour, style = {}) {
	const [fontSize, lineHeight, fontWeight, letterSpacing] = SIZES[size];
	const text = coloured(colour, {
		margin: 0,
		padding: 0,
		fontFamily: FONT,
		fontSize: `${fontSize}px`,
		lineHeight: `${lineHeight}px`,
		fontWeight,
		letterSpacing,
		overflowWrap: "anywhere",
		...style
	});
	return size === "title" || size === "headline" ? {
		...text,
		className: `${size} ${text.className}`
	} : text;
}
/** Attributes of a table that only arranges. */
var LAYOUT_TABLE = {
	role: "presentation",
	cellPadding: 0,
	cellSpacing: 0,
	border: 0
};
/** Style of a cell that only draws. */
var EMPTY_CELL = {
	fontSize: 0,
	lineHeight: 0
};
// server/mail/templates/layout/ActionButton.tsx
var ENTITIES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;"
};
function escaped(text) {
	return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
/** Estimated width of the label in pixels, for Outlook, which does not measure it. */
var widthOf = (label) => Math.max(100, Math.round(label.length * 9) + 48);
/**
* The one filled button of a mail: 44 pixels high, drawn in VML for Outlook. Its target is a page that asks for a
* press, because scanners of mails open every link.
*/
function ActionButton({ href, label, above = 24 }) {
	const { accent, "on-accent": text } = COLOURS;
	const { style } = written("body", "on-accent", {
		lineHeight: "20px",
		fontWeight: 700,
		padding: "12px 24px"
	});
	const css = `display:inline-block;padding:12px 24px;border-radius:22px;background-color:${accent.light};color:${text.light};font-family:${String(style.fontFamily).replaceAll("\"", "'")};font-size:16px;line-height:20px;font-weight:700;text-decoration:none`;
	const outlook = `<!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" href="${escaped(href)}" style="height:44px;v-text-anchor:middle;width:${widthOf(label)}px" arcsize="50%" stroke="f" fillcolor="${accent.light}"><w:anchorlock/><center style="color:${text.light};font-family:Arial,sans-serif;font-size:16px;font-weight:bold">${escaped(label)}</center></v:roundrect><![endif]-->`;
	const others = `<!--[if !mso]><!--><a class="accent on-accent" href="${escaped(href)}" target="_blank" style="${css}">${escaped(label)}</a><!--<![endif]-->`;
	return /* @__PURE__ */ jsx("table", {
		...LAYOUT_TABLE,
		children: /* @__PURE__ */ jsx("tbody", { children: /* @__PURE__ */ jsx("tr", { children: /* @__PURE__ */ jsx("td", {
			style: { padding: `${above}px 0 0` },
			dangerouslySetInnerHTML: { __html: outlook + others }
		}) }) })
	});
}
// server/mail/templates/layout/Card.tsx
/** The paper on the ground of a mail. */
function Card({ children }) {
	const paper = coloured("paper", {
		borderRadius: "8px",
		padding: "32px 32px 36px"
	});
	return /* @__PURE__ */ jsx("table", {
		...LAYOUT_TABLE,
		width: "100%",
		style: { borderCollapse: "separate" },
		children: /* @__PURE__ */ jsx("tbody", { children: /* @__PURE__ */ jsx("tr", { children: /* @__PURE__ */ jsx("td", {
			bgcolor: COLOURS.paper.light,
			className: `card ${paper.className}`,
			style: paper.style,
			children
		}) }) })
	});
}
// server/mail/templates/layout/mail-parts-context.ts
var MailSurroundingsContext = createContext(void 0);
/** Returns the context of the mail that is rendered. @throws outside of a mail */
function useMail() {
	const mail = useContext(MailSurroundingsContext);
	if (!mail) throw new Error("Parts of a mail are rendered by renderMail only");
	return mail;
}
// server/mail/templates/layout/Text.tsx
/** The heading of a card, as large as the phone allows. */
function Title({ children }) {
	return /* @__PURE__ */ jsx(Heading, {
		as: "h1",
		...written("title", "text", { padding: "0 0 8px" }),
		children
	});
}
/** A paragraph in one of the sizes of mails. */
function Paragraph({ children, tone = "text", size = "body", above = 0, below = 0 }) {
	return /* @__PURE__ */ jsx(Text, {
		...written(size, tone, { padding: `${above}px 0 ${below}px` }),
		children
	});
}
/** Words of a sentence that name something. */
function Strong({ children }) {
	return /* @__PURE__ */ jsx("b", {
		style: { fontWeight: 700 },
		children
	});
}
/** A link within a text; it takes the size of what it is in. */
function TextLink({ href, children, tone = "link", isUnderlined = true, weight = 600 }) {
	const { className, style } = written("body", tone);
	return /* @__PURE__ */ jsx(Link, {
		href,
		className,
		style: {
			color: style.color,
			fontWeight: weight,
			textDecoration: isUnderlined ? "underline" : "none"
		},
		children
	});
}
// server/mail/templates/mail-template.ts
/** Returns a template unchanged; infers the type of its data. */
function defineMail(template) {
	return template;
}
// server/mail/templates/kinds/account-restored.tsx
function Body$53({ link }) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "cD-_IC",
				message: ["Your account is open again"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "D2V_oO",
			message: [
				"The suspension of <0>",
				["account"],
				"</0> has ended. You can log in again, and your blogs are visible as before."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		}) }),
		/* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label: _t(
				/** i18n */
				{
					id: "sQia9P",
					message: ["Log in"]
				}
			)
		})
	] });
}
var mail$53 = defineMail({
	class: "moderation",
	fixtures: { usual: { link: "https://skein.example/login" } },
	subject: () => (/** i18n */ {
		id: "mckza6",
		message: ["Your account on Skein is no longer suspended"]
	}),
	preheader: () => (/** i18n */ {
		id: "-tf5zk",
		message: ["You can log in again, and your blogs are visible as before."]
	}),
	why: () => (/** i18n */ {
		id: "n1gg5r",
		message: ["You get this because the staff of Skein decided on your account."]
	}),
	Body: Body$53
});
// server/mail/templates/fixture-data.ts
/** 26 November 2026, 16:02 in Lisbon. */
var FIXTURE_NOW = Date.UTC(2026, 10, 26, 16, 2);
var HOUR_MS = 36e5;
var inHours = (hours) => FIXTURE_NOW + hours * HOUR_MS;
var fixtureOrigin = {
	client: "Firefox on Linux",
	network: "203.0.113.x",
	at: FIXTURE_NOW
};
var fixtureLink = "https://skein.example/login/link/open#7Q4M-20LX-9KTD";
var fixtureUndo = {
	link: "https://skein.example/login/undo?change=address#7Q4M-20LX-9KTD",
	until: inHours(168)
};
// server/mail/templates/layout/Quote.tsx
/** Text that somebody wrote. Line breaks are kept. */
function Lines({ text, size = "body" }) {
	return /* @__PURE__ */ jsx(Paragraph, {
		size,
		children: text.split("\n").flatMap((line, at) => at === 0 ? [line] : [/* @__PURE__ */ jsx("br", {}, at), line])
	});
}
/** Text that somebody wrote, set apart. */
function Quote({ text, size = "body", above = 20, isSaid = false }) {
	const { start } = useMail();
	const sunken = coloured("sunken", {
		borderRadius: isSaid ? start === "left" ? "4px 14px 14px 14px" : "14px 4px 14px 14px" : "8px",
		padding: "16px 18px"
	});
	return /* @__PURE__ */ jsx("table", {
		...LAYOUT_TABLE,
		width: "100%",
		style: {
			marginTop: `${above}px`,
			borderCollapse: "separate"
		},
		children: /* @__PURE__ */ jsx("tbody", { children: /* @__PURE__ */ jsx("tr", { children: /* @__PURE__ */ jsx("td", {
			bgcolor: COLOURS.sunken.light,
			...sunken,
			children: /* @__PURE__ */ jsx(Lines, {
				text,
				size
			})
		}) }) })
	});
}
// server/mail/templates/kinds/account-suspended.tsx
function Body$52({ reason, until, link }) {
	const { _: _t } = useLingui();
	const { account, clock } = useMail();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "BL_AtS",
				message: ["Your account was suspended"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "2t8MAy",
			message: [
				"We suspended the account of <0>",
				["account"],
				"</0> because it breaks the rules of Skein. Nobody can see its blogs until the suspension ends. Nothing is deleted."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		}) }),
		/* @__PURE__ */ jsx(Paragraph, {
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "EErdK4",
					message: ["This is the reason:"]
				}
			)
		}),
		/* @__PURE__ */ jsx(Quote, {
			text: reason,
			above: 8
		}),
		/* @__PURE__ */ jsx(Paragraph, {
			above: 20,
			children: until === void 0 ? _t(
				/** i18n */
				{
					id: "H8wi3L",
					message: ["The suspension has no end."]
				}
			) : _t(
				/** i18n */
				{
					id: "dgA2u6",
					message: [
						"The suspension ends on ",
						["0"],
						"."
					],
					values: { 0: clock.moment(until) }
				}
			)
		}),
		/* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label: _t(
				/** i18n */
				{
					id: "91rsi0",
					message: ["Write to us"]
				}
			)
		}),
		/* @__PURE__ */ jsx(Paragraph, {
			tone: "muted",
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "zN-t8z",
					message: ["Write to us if you think that this is wrong: a person reads it."]
				}
			)
		})
	] });
}
var mail$52 = defineMail({
	class: "moderation",
	fixtures: { usual: {
		reason: "You advertised in replies after two warnings.",
		until: inHours(168),
		link: "https://skein.example/support"
	} },
	subject: () => (/** i18n */ {
		id: "MPzu-u",
		message: ["Your account on Skein was suspended"]
	}),
	preheader: ({ until }, { clock }) => until === void 0 ? (
	/** i18n */
	{
		id: "WDN3oW",
		message: ["Nobody can see your blogs. Nothing is deleted, and you can write to us."]
	}) : 
	/** i18n */
	{
		id: "-K0N3w",
		message: [
			"It ends on ",
			["0"],
			". Nothing is deleted."
		],
		values: { 0: clock.moment(until) }
	},
	why: () => (/** i18n */ {
		id: "n1gg5r",
		message: ["You get this because the staff of Skein decided on your account."]
	}),
	Body: Body$52
});
// server/mail/templates/layout/CopyAddress.tsx
/** The address of the button in full, for clients that show no button. */
function CopyAddress({ href }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Paragraph, {
		size: "detail",
		tone: "muted",
		above: 20,
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "Dsq8LD",
			message: ["If the button does nothing, copy this address:"]
		})
	}), /* @__PURE__ */ jsx(Paragraph, {
		size: "detail",
		children: /* @__PURE__ */ jsx(TextLink, {
			href,
			weight: 400,
			children: href
		})
	})] });
}
// server/mail/templates/layout/Moments.tsx
function Knot({ isNow }) {
	const drawn = isNow ? coloured("accent", {
		width: "10px",
		height: "10px",
		border: 0
	}) : coloured("knot", {
		width: "6px",
		height: "6px",
		borderWidth: "2px",
		borderStyle: "solid"
	});
	return /* @__PURE__ */ jsx("div", {
		className: drawn.className,
		style: {
			...drawn.style,
			borderRadius: "10px",
			...EMPTY_CELL
		},
		children: "\xA0"
	});
}
/** The times of a change, in order, on a quiet thread. */
function Moments({ moments }) {
	const { start } = useMail();
	const side = start === "left" ? "Left" : "Right";
	const thread = coloured("quiet-thread", {
		width: "6px",
		...EMPTY_CELL
	});
	return /* @__PURE__ */ jsx("table", {
		...LAYOUT_TABLE,
		width: "100%",
		style: {
			marginTop: "24px",
			borderCollapse: "separate"
		},
		children: moments.map(({ title, detail, isNow = false }, at) => {
			const isLast = at === moments.length - 1;
			const line = isLast ? {} : {
				[`border${side}Width`]: "2px",
				[`border${side}Style`]: "solid"
			};
			return /* @__PURE__ */ jsxs("tbody", { children: [/* @__PURE__ */ jsxs("tr", { children: [/* @__PURE__ */ jsx("td", {
				colSpan: 2,
				width: 10,
				height: 25,
				valign: "middle",
				style: { width: "10px" },
				children: /* @__PURE__ */ jsx(Knot, { isNow })
			}), /* @__PURE__ */ jsx("td", {
				valign: "middle",
				style: { [`padding${side}`]: "14px" },
				children: /* @__PURE__ */ jsx(Paragraph, { children: /* @__PURE__ */ jsx("b", {
					style: { fontWeight: 700 },
					children: title
				}) })
			})] }), /* @__PURE__ */ jsxs("tr", { children: [
				/* @__PURE__ */ jsx("td", {
					width: 4,
					style: {
						width: "4px",
						...EMPTY_CELL
					},
					children: "\xA0"
				}),
				/* @__PURE__ */ jsx("td", {
					width: 6,
					className: isLast ? void 0 : thread.className,
					style: isLast ? {
						width: "6px",
						...EMPTY_CELL
					} : {
						...thread.style,
						...line
					},
					children: "\xA0"
				}),
				/* @__PURE__ */ jsx("td", {
					style: {
						padding: `0 0 ${isLast ? 0 : 18}px`,
						[`padding${side}`]: "14px"
					},
					children: typeof detail === "string" ? /* @__PURE__ */ jsx(Paragraph, {
						size: "detail",
						tone: "muted",
						children: detail
					}) : detail
				})
			] })] }, title);
		})
	});
}
// server/mail/templates/layout/Facts.tsx
/** Names and values below each other, such as the device, the place and the time of a log-in. */
function Facts({ facts }) {
	const { start } = useMail();
	return /* @__PURE__ */ jsx("table", {
		...LAYOUT_TABLE,
		width: "100%",
		style: { marginTop: "20px" },
		children: /* @__PURE__ */ jsx("tbody", { children: facts.map(([name, value], at) => {
			const line = coloured("line", {
				padding: "11px 0",
				borderWidth: at === 0 ? 0 : "1px 0 0",
				borderStyle: "solid",
				textAlign: start
			});
			return /* @__PURE__ */ jsxs("tr", { children: [/* @__PURE__ */ jsx("td", {
				width: 92,
				valign: "top",
				className: line.className,
				style: {
					...line.style,
					width: "92px"
				},
				children: /* @__PURE__ */ jsx(Paragraph, {
					tone: "muted",
					children: name
				})
			}), /* @__PURE__ */ jsx("td", {
				valign: "top",
				...line,
				children: /* @__PURE__ */ jsx(Paragraph, { children: /* @__PURE__ */ jsx("span", {
					style: { fontWeight: 600 },
					children: value
				}) })
			})] }, name);
		}) })
	});
}
// server/mail/templates/layout/OriginFacts.tsx
/** The device, the network and the time of a change; `what` names the changed thing, above them. */
function OriginFacts({ origin, what }) {
	const { _: _t } = useLingui();
	const { clock } = useMail();
	const facts = [
		[_t(
			/** i18n */
			{
				id: "PEHQTf",
				message: ["Device"]
			}
		), origin.client],
		[_t(
			/** i18n */
			{
				id: "OR475H",
				message: ["Network"]
			}
		), origin.network ?? _t(
			/** i18n */
			{
				id: "yYMwQo",
				message: ["not known"]
			}
		)],
		[_t(
			/** i18n */
			{
				id: "1ZF9KQ",
				message: ["When"]
			}
		), clock.moment(origin.at)]
	];
	return /* @__PURE__ */ jsx(Facts, { facts: what === void 0 ? facts : [[_t(
		/** i18n */
		{
			id: "-YrETt",
			message: ["What"]
		}
	), what], ...facts] });
}
// server/mail/templates/layout/SecurityNotice.tsx
/** A mail about a change of the account: what, where and when, and the way back. */
function SecurityNotice({ title, children, origin, what, undo, help }) {
	const { _: _t } = useLingui();
	const { clock } = useMail();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: title }),
		/* @__PURE__ */ jsx(Paragraph, { children }),
		/* @__PURE__ */ jsx(OriginFacts, {
			origin,
			what
		}),
		undo && /* @__PURE__ */ jsxs(Fragment, { children: [
			/* @__PURE__ */ jsx(Moments, { moments: [{
				title: _t(
					/** i18n */
					{
						id: "GrIXf8",
						message: ["Now, if it was not you"]
					}
				),
				isNow: true,
				detail: /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(ActionButton, {
					href: undo.link,
					label: _t(
						/** i18n */
						{
							id: "ZIj_1c",
							message: ["Take it back"]
						}
					),
					above: 8
				}), /* @__PURE__ */ jsx(Paragraph, {
					size: "detail",
					tone: "muted",
					above: 10,
					children: _t(
						/** i18n */
						{
							id: "VmC0bg",
							message: ["The change is undone, everybody is logged out, and you choose a new password."]
						}
					)
				})] })
			}, { title: _t(
				/** i18n */
				{
					id: "FS_t4p",
					message: [["0"], ": the button stops working"],
					values: { 0: clock.moment(undo.until) }
				}
			) }] }),
			/* @__PURE__ */ jsx(Paragraph, {
				tone: "muted",
				above: 28,
				children: _t(
					/** i18n */
					{
						id: "ELoStt",
						message: ["It was you? There is nothing to do."]
					}
				)
			}),
			/* @__PURE__ */ jsx(CopyAddress, { href: undo.link })
		] }),
		help && /* @__PURE__ */ jsxs(Fragment, { children: [
			/* @__PURE__ */ jsxs(Paragraph, {
				above: 20,
				children: [
					/* @__PURE__ */ jsx(Strong, { children: _t(
						/** i18n */
						{
							id: "HFGvzK",
							message: ["If it was not you,"]
						}
					) }),
					" ",
					_t(
						/** i18n */
						{
							id: "BGAeDi",
							message: ["choose a new password now. That logs out everybody else, on every device."]
						}
					)
				]
			}),
			/* @__PURE__ */ jsx(ActionButton, {
				href: help,
				label: _t(
					/** i18n */
					{
						id: "jogQNT",
						message: ["Choose a new password"]
					}
				),
				above: 20
			}),
			/* @__PURE__ */ jsx(Paragraph, {
				tone: "muted",
				above: 20,
				children: _t(
					/** i18n */
					{
						id: "ELoStt",
						message: ["It was you? There is nothing to do."]
					}
				)
			})
		] })
	] });
}
// server/mail/templates/kinds/address-changed.tsx
function Body$51({ address, origin, undo }) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	return /* @__PURE__ */ jsx(SecurityNotice, {
		title: _t(
			/** i18n */
			{
				id: "5cCQHR",
				message: ["Your address was changed"]
			}
		),
		origin,
		what: address,
		undo,
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "wSkXvK",
			message: [
				"The account of <0>",
				["account"],
				"</0> now uses the address below. E-mails go there from now on; this is the last one to this address."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		})
	});
}
var mail$51 = defineMail({
	class: "security",
	fixtures: { usual: {
		address: "m•••••@example.org",
		origin: fixtureOrigin,
		undo: fixtureUndo
	} },
	subject: () => (/** i18n */ {
		id: "RKgtv1",
		message: ["Your address on Skein was changed"]
	}),
	preheader: ({ undo }, { clock }) => undo ? (
	/** i18n */
	{
		id: "4tfFvC",
		message: [
			"Not you? You can take it back with one press until ",
			["0"],
			"."
		],
		values: { 0: clock.moment(undo.until) }
	}) : 
	/** i18n */
	{
		id: "j3mY5L",
		message: ["Was it you? Then there is nothing to do."]
	},
	why: () => (/** i18n */ {
		id: "6JmaVJ",
		message: ["You get this because this was the address of your account until now."]
	}),
	Body: Body$51
});
// server/mail/templates/kinds/address-leaves.tsx
function Body$50({ address, origin, undo }) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	return /* @__PURE__ */ jsx(SecurityNotice, {
		title: _t(
			/** i18n */
			{
				id: "1JaeAV",
				message: ["A new address was requested"]
			}
		),
		origin,
		what: address,
		undo,
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "lEmNwq",
			message: [
				"Somebody who knows your password asked to use this address for the account of <0>",
				["account"],
				"</0>. It replaces the present one once the link that we sent there is used."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		})
	});
}
var mail$50 = defineMail({
	class: "security",
	fixtures: { usual: {
		address: "m•••••@example.org",
		origin: fixtureOrigin,
		undo: fixtureUndo
	} },
	subject: () => (/** i18n */ {
		id: "-gE5R-",
		message: ["A new address was requested for your account"]
	}),
	preheader: ({ undo }, { clock }) => undo ? (
	/** i18n */
	{
		id: "4tfFvC",
		message: [
			"Not you? You can take it back with one press until ",
			["0"],
			"."
		],
		values: { 0: clock.moment(undo.until) }
	}) : 
	/** i18n */
	{
		id: "j3mY5L",
		message: ["Was it you? Then there is nothing to do."]
	},
	why: () => (/** i18n */ {
		id: "muJ--8",
		message: ["You get this because your account was changed."]
	}),
	Body: Body$50
});
// server/mail/templates/kinds/address-taken-back.tsx
function Body$49() {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "6MozpV",
				message: ["This address belongs to no account any more"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: _t(
			/** i18n */
			{
				id: "L4A5S-",
				message: ["An account on Skein used this address for a while. The owner of its former address has taken that change back."]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, {
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "YS_Zpw",
					message: ["There is nothing to do. You can register with this address, or use it for another account."]
				}
			)
		})
	] });
}
var mail$49 = defineMail({
	class: "security",
	fixtures: { usual: {} },
	subject: () => (/** i18n */ {
		id: "9DQqcN",
		message: ["An account on Skein no longer uses this address"]
	}),
	preheader: () => (/** i18n */ {
		id: "csYdiN",
		message: ["The owner of its former address took the change back. There is nothing to do."]
	}),
	why: () => (/** i18n */ {
		id: "2nKwKf",
		message: ["You get this because an account used this address until now."]
	}),
	Body: Body$49
});
// server/mail/templates/kinds/appeal-accepted.tsx
function Body$48({ message, link }) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "69txuU",
				message: ["Your appeal was accepted"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: _t(
			/** i18n */
			{
				id: "W98ifm",
				message: ["We reviewed your appeal. You were right, and your post is shown as before. There is nothing to do."]
			}
		) }),
		message !== "" && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Paragraph, {
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "EErdK4",
					message: ["This is the reason:"]
				}
			)
		}), /* @__PURE__ */ jsx(Quote, {
			text: message,
			above: 8
		})] }),
		/* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label: _t(
				/** i18n */
				{
					id: "gFj_jV",
					message: ["View the decision"]
				}
			)
		})
	] });
}
var mail$48 = defineMail({
	class: "moderation",
	fixtures: { usual: {
		message: "",
		link: "https://skein.example/blog/marlow/review"
	} },
	subject: () => (/** i18n */ {
		id: "QlnNdO",
		message: ["Your appeal was accepted: your post is shown again"]
	}),
	preheader: () => (/** i18n */ {
		id: "E0LDUj",
		message: ["We reviewed your appeal. You were right."]
	}),
	why: () => (/** i18n */ {
		id: "ONMANi",
		message: ["You get this because the staff of Skein decided on something that you wrote."]
	}),
	Body: Body$48
});
// server/mail/templates/kinds/appeal-rejected.tsx
function Body$47({ message, link }) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "szgKnT",
				message: ["Your appeal was rejected"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: _t(
			/** i18n */
			{
				id: "tRgjhS",
				message: ["We reviewed your appeal. Our decision about your post does not change. You can still edit or delete it."]
			}
		) }),
		message !== "" && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Paragraph, {
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "EErdK4",
					message: ["This is the reason:"]
				}
			)
		}), /* @__PURE__ */ jsx(Quote, {
			text: message,
			above: 8
		})] }),
		/* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label: _t(
				/** i18n */
				{
					id: "gFj_jV",
					message: ["View the decision"]
				}
			)
		})
	] });
}
var mail$47 = defineMail({
	class: "moderation",
	fixtures: { usual: {
		message: "The picture still shows the address.",
		link: "https://skein.example/blog/marlow/review"
	} },
	subject: () => (/** i18n */ {
		id: "7QL6Xi",
		message: ["Your appeal was rejected: the decision stays"]
	}),
	preheader: () => (/** i18n */ {
		id: "meY6-6",
		message: ["We reviewed your appeal. You can still edit or delete your post."]
	}),
	why: () => (/** i18n */ {
		id: "ONMANi",
		message: ["You get this because the staff of Skein decided on something that you wrote."]
	}),
	Body: Body$47
});
// server/mail/templates/layout/Aside.tsx
/** Words beside a name: when it was, or what it is. */
function Aside({ children }) {
	return /* @__PURE__ */ jsx("span", {
		...coloured("muted", { fontSize: "14px" }),
		children
	});
}
// server/mail/templates/layout/Bead.tsx
/** The round avatar of a blog, or its initial. The name always stands beside it. */
function Bead({ blog, size = 40 }) {
	const px = `${size}px`;
	if (blog.avatar) return /* @__PURE__ */ jsx(Img, {
		src: `cid:${blog.avatar.cid}`,
		width: size,
		height: size,
		alt: "",
		...coloured("bead", {
			display: "block",
			width: px,
			height: px,
			border: 0,
			borderRadius: "50%"
		})
	});
	const { className, style } = written("body", "text", {
		width: px,
		height: px,
		lineHeight: px,
		fontWeight: 700,
		textAlign: "center",
		borderRadius: "50%",
		backgroundColor: COLOURS.bead.light
	});
	return /* @__PURE__ */ jsx("div", {
		"aria-hidden": "true",
		className: `bead ${className}`,
		style,
		children: (blog.name[0] ?? "").toUpperCase()
	});
}
// server/mail/templates/layout/Thread.tsx
/** Beads on a thread, each with what belongs to it. */
function Thread({ children }) {
	return /* @__PURE__ */ jsx("table", {
		...LAYOUT_TABLE,
		width: "100%",
		style: {
			marginTop: "24px",
			borderCollapse: "separate"
		},
		children: Children.map(children, (child) => /* @__PURE__ */ jsx("tbody", { children: child }))
	});
}
/** One bead of a thread, its heading, and what is below it. */
function Knotted({ blog, heading, children, line = "solid" }) {
	const { start } = useMail();
	const side = start === "left" ? "Left" : "Right";
	const drawn = coloured("thread", {
		width: "21px",
		...EMPTY_CELL,
		[`border${side}Width`]: "2px",
		[`border${side}Style`]: line
	});
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsxs("tr", { children: [/* @__PURE__ */ jsx("td", {
		colSpan: 2,
		width: 40,
		valign: "top",
		style: { width: "40px" },
		children: /* @__PURE__ */ jsx(Bead, { blog })
	}), /* @__PURE__ */ jsx("td", {
		className: `rail-${start}`,
		valign: "middle",
		style: { [`padding${side}`]: "12px" },
		children: heading
	})] }), /* @__PURE__ */ jsxs("tr", { children: [
		/* @__PURE__ */ jsx("td", {
			width: 19,
			style: {
				width: "19px",
				...EMPTY_CELL
			},
			children: "\xA0"
		}),
		/* @__PURE__ */ jsx("td", {
			width: 21,
			...line === "none" ? { style: {
				width: "21px",
				...EMPTY_CELL
			} } : drawn,
			children: "\xA0"
		}),
		/* @__PURE__ */ jsx("td", {
			className: `rail-${start}`,
			style: {
				padding: `4px 0 ${line === "none" ? 0 : 20}px`,
				[`padding${side}`]: "12px"
			},
			children
		})
	] })] });
}
/** Content below a thread, under the words beside it. */
function UnderRail({ children }) {
	const { start } = useMail();
	const before = start === "left" ? "paddingLeft" : "paddingRight";
	return /* @__PURE__ */ jsx("table", {
		...LAYOUT_TABLE,
		children: /* @__PURE__ */ jsx("tbody", { children: /* @__PURE__ */ jsx("tr", { children: /* @__PURE__ */ jsx("td", {
			className: `under-rail-${start}`,
			style: { [before]: "52px" },
			children
		}) }) })
	});
}
/** The end of a thread: the curl, and a sentence or a link. */
function Curl({ children }) {
	const { start } = useMail();
	return /* @__PURE__ */ jsxs("tr", { children: [/* @__PURE__ */ jsx("td", {
		width: 19,
		style: {
			width: "19px",
			fontSize: 0
		},
		children: "\xA0"
	}), /* @__PURE__ */ jsx("td", {
		colSpan: 2,
		valign: "top",
		children: /* @__PURE__ */ jsx("table", {
			...LAYOUT_TABLE,
			width: "100%",
			style: { borderCollapse: "separate" },
			children: /* @__PURE__ */ jsx("tbody", { children: /* @__PURE__ */ jsxs("tr", { children: [/* @__PURE__ */ jsx("td", {
				width: 40,
				valign: "top",
				style: {
					width: "40px",
					...EMPTY_CELL
				},
				children: /* @__PURE__ */ jsx(Img, {
					src: start === "left" ? "cid:curl" : "cid:curl-mirrored",
					width: 40,
					height: 36,
					alt: "",
					style: {
						width: "40px",
						height: "36px"
					}
				})
			}), /* @__PURE__ */ jsx("td", {
				valign: "bottom",
				style: {
					padding: "0 0 2px",
					[start === "left" ? "paddingLeft" : "paddingRight"]: "10px"
				},
				children
			})] }) })
		})
	})] });
}
// server/mail/templates/kinds/ask.tsx
function Body$46({ blog, asks, total, link }) {
	const { _: _t } = useLingui();
	const { clock } = useMail();
	const first = asks[0]?.from?.name ?? _t(
		/** i18n */
		{
			id: "gXwoYg",
			message: ["Somebody"]
		}
	);
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: total === 1 ? _t(
			/** i18n */
			{
				id: "4BQ3xZ",
				message: [["first"], " asked you something"],
				values: { first }
			}
		) : _t(
			/** i18n */
			{
				id: "Jwq4Ft",
				message: [
					[
						"total",
						"plural",
						{
							offset: void 0,
							other: ["#", " questions"]
						}
					],
					" for ",
					["0"]
				],
				values: {
					0: blog.name,
					total
				}
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "N2Oy9j",
			message: [
				[
					"total",
					"plural",
					{
						offset: void 0,
						one: ["The question waits"],
						other: ["The questions wait"]
					}
				],
				" in the inbox of <0>",
				["0"],
				"</0>. Only you can see it until you answer."
			],
			values: {
				0: blog.name,
				total
			},
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		}) }),
		/* @__PURE__ */ jsxs(Thread, { children: [asks.map(({ from, text, at }) => /* @__PURE__ */ jsx(Knotted, {
			blog: from ?? { name: "?" },
			line: "dashed",
			heading: /* @__PURE__ */ jsxs(Paragraph, { children: [
				/* @__PURE__ */ jsx(Strong, { children: from?.name ?? _t(
					/** i18n */
					{
						id: "gXwoYg",
						message: ["Somebody"]
					}
				) }),
				" ",
				/* @__PURE__ */ jsx(Aside, { children: _t(
					/** i18n */
					{
						id: "y4wglW",
						message: [
							"asks ",
							["0"],
							", ",
							["1"]
						],
						values: {
							0: blog.name,
							1: clock.time(at)
						}
					}
				) })
			] }),
			children: /* @__PURE__ */ jsx(Quote, {
				text,
				size: "quote",
				above: 0,
				isSaid: true
			})
		}, `${at} ${text}`)), /* @__PURE__ */ jsx(Knotted, {
			blog,
			line: "none",
			heading: /* @__PURE__ */ jsxs(Paragraph, { children: [
				/* @__PURE__ */ jsx(Strong, { children: blog.name }),
				" ",
				/* @__PURE__ */ jsx(Aside, { children: _t(
					/** i18n */
					{
						id: "3K6l6t",
						message: ["has not answered"]
					}
				) })
			] }),
			children: /* @__PURE__ */ jsx(ActionButton, {
				href: link,
				label: _t(
					/** i18n */
					{
						id: "4xBHUg",
						message: ["Answer"]
					}
				),
				above: 8
			})
		})] })
	] });
}
var mail$46 = defineMail({
	class: "notification",
	setting: "emailAsks",
	stop: 
	/** i18n */
	{
		id: "JZtMGa",
		message: ["No more e-mails about questions"]
	},
	fixtures: {
		one: {
			blog: { name: "marlow" },
			asks: [{
				from: { name: "mossy-frog" },
				text: "What do you carry when it is clearly going to rain, and why is it always a camera?",
				at: FIXTURE_NOW
			}],
			total: 1,
			link: "https://skein.example/inbox/marlow"
		},
		several: {
			blog: { name: "marlow" },
			asks: [{
				from: { name: "mossy-frog" },
				text: "Which lens?",
				at: FIXTURE_NOW
			}, {
				text: "Do you ever sleep?",
				at: inHours(.5)
			}],
			total: 3,
			link: "https://skein.example/inbox/marlow"
		}
	},
	subject: ({ asks, blog, total }) => {
		const name = asks[0]?.from?.name;
		if (total > 1) return (/** i18n */ {
			id: "Jwq4Ft",
			message: [
				[
					"total",
					"plural",
					{
						offset: void 0,
						other: ["#", " questions"]
					}
				],
				" for ",
				["0"]
			],
			values: {
				0: blog.name,
				total
			}
		});
		return name === void 0 ? (
		/** i18n */
		{
			id: "hlVnes",
			message: ["Somebody asked you something"]
		}) : 
		/** i18n */
		{
			id: "mVI4hj",
			message: [["name"], " asked you something"],
			values: { name }
		};
	},
	preheader: ({ asks }) => (asks[0]?.text ?? "").slice(0, 90),
	why: () => (/** i18n */ {
		id: "1RwMT0",
		message: ["You get this because e-mails about questions are on."]
	}),
	pictures: ({ asks, blog }) => [blog, ...asks.map(({ from }) => from)].flatMap((one) => one?.avatar ?? []),
	Body: Body$46
});
// server/mail/templates/kinds/backup-codes-made.tsx
function Body$45({ origin, undo }) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	return /* @__PURE__ */ jsx(SecurityNotice, {
		title: _t(
			/** i18n */
			{
				id: "Ooj88O",
				message: ["New backup codes were made"]
			}
		),
		origin,
		undo,
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "V7lmlX",
			message: [
				"The account of <0>",
				["account"],
				"</0> has new backup codes. The old ones no longer work."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		})
	});
}
var mail$45 = defineMail({
	class: "security",
	fixtures: { usual: {
		origin: fixtureOrigin,
		undo: fixtureUndo
	} },
	subject: () => (/** i18n */ {
		id: "H4Cea1",
		message: ["Your account has new backup codes"]
	}),
	preheader: ({ undo }, { clock }) => undo ? (
	/** i18n */
	{
		id: "4tfFvC",
		message: [
			"Not you? You can take it back with one press until ",
			["0"],
			"."
		],
		values: { 0: clock.moment(undo.until) }
	}) : 
	/** i18n */
	{
		id: "j3mY5L",
		message: ["Was it you? Then there is nothing to do."]
	},
	why: () => (/** i18n */ {
		id: "muJ--8",
		message: ["You get this because your account was changed."]
	}),
	Body: Body$45
});
// server/mail/templates/kinds/blog-closed.tsx
function Body$44({ message, until, link }) {
	const { _: _t } = useLingui();
	const { clock } = useMail();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "VzGB6n",
				message: ["Your blog was closed"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: _t(
			/** i18n */
			{
				id: "kBsl1x",
				message: ["We closed a blog of yours because it breaks the rules of Skein. Nobody can see it."]
			}
		) }),
		message !== "" && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Paragraph, {
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "EErdK4",
					message: ["This is the reason:"]
				}
			)
		}), /* @__PURE__ */ jsx(Quote, {
			text: message,
			above: 8
		})] }),
		until === void 0 ? null : /* @__PURE__ */ jsx(Paragraph, {
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "dgA2u6",
					message: [
						"The suspension ends on ",
						["0"],
						"."
					],
					values: { 0: clock.moment(until) }
				}
			)
		}),
		/* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label: _t(
				/** i18n */
				{
					id: "91rsi0",
					message: ["Write to us"]
				}
			)
		}),
		/* @__PURE__ */ jsx(Paragraph, {
			tone: "muted",
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "zN-t8z",
					message: ["Write to us if you think that this is wrong: a person reads it."]
				}
			)
		})
	] });
}
var mail$44 = defineMail({
	class: "moderation",
	fixtures: { usual: {
		message: "The blog only copies posts of others.",
		link: "https://skein.example/support"
	} },
	subject: () => (/** i18n */ {
		id: "vJcWWG",
		message: ["Your blog on Skein was closed"]
	}),
	preheader: () => (/** i18n */ {
		id: "Zbtud5",
		message: ["Nobody can see it. Write to us if you think that this is wrong."]
	}),
	why: () => (/** i18n */ {
		id: "KS8Jcl",
		message: ["You get this because the staff of Skein decided on a blog of yours."]
	}),
	Body: Body$44
});
// server/mail/templates/kinds/blog-invitation-by-address.tsx
function Body$43({ blog, by, link, until }) {
	const { _: _t } = useLingui();
	const { clock } = useMail();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "RZGARq",
				message: [
					["0"],
					" invited you to write for ",
					["1"]
				],
				values: {
					0: by.name,
					1: blog.name
				}
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "2VoyZO",
			message: [
				"<0>",
				["0"],
				"</0> would like to write the blog <1>",
				["1"],
				"</1> together with you. With the link you can also create an account."
			],
			values: {
				0: by.name,
				1: blog.name
			},
			components: {
				0: /* @__PURE__ */ jsx(Strong, {}),
				1: /* @__PURE__ */ jsx(Strong, {})
			}
		}) }),
		/* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label: _t(
				/** i18n */
				{
					id: "MfsBA6",
					message: ["View the invitation"]
				}
			)
		}),
		/* @__PURE__ */ jsx(Paragraph, {
			tone: "muted",
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "Lz5GoE",
					message: [
						"You decide there. The invitation works once, until ",
						["0"],
						". You do not know what this is about? Do nothing."
					],
					values: { 0: clock.moment(until) }
				}
			)
		}),
		/* @__PURE__ */ jsx(CopyAddress, { href: link })
	] });
}
var mail$43 = defineMail({
	class: "receipt",
	fixtures: { usual: {
		blog: { name: "bookclub" },
		by: { name: "tamsin" },
		link: "https://skein.example/blog/bookclub/join#7Q4M-20LX",
		until: inHours(336)
	} },
	subject: ({ blog, by }) => (/** i18n */ {
		id: "RZGARq",
		message: [
			["0"],
			" invited you to write for ",
			["1"]
		],
		values: {
			0: by.name,
			1: blog.name
		}
	}),
	preheader: ({ until }, { clock }) => (/** i18n */ {
		id: "2VhCyN",
		message: [
			"You decide on the page. The invitation works until ",
			["0"],
			"."
		],
		values: { 0: clock.day(until) }
	}),
	why: ({ by }) => (/** i18n */ {
		id: "U8rn0w",
		message: [
			"You get this because ",
			["0"],
			" typed your address."
		],
		values: { 0: by.name }
	}),
	Body: Body$43
});
// server/mail/templates/layout/News.tsx
/** A mail about news: what happened, what it means, and the page about it. */
function News({ heading, meaning, link, label, children }) {
	const { i18n } = useLingui();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: i18n._(heading) }),
		/* @__PURE__ */ jsx(Paragraph, { children: i18n._(meaning) }),
		children,
		/* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label,
			above: 16
		})
	] });
}
// server/mail/templates/kinds/campaign.tsx
/** Returns the sentence that is the subject and the heading. */
function headingOf$6({ event }) {
	switch (event) {
		case "campaign-approved": return (/** i18n */ {
			id: "7-SA_r",
			message: ["Your blaze was approved"]
		});
		case "campaign-rejected": return (/** i18n */ {
			id: "g45BHq",
			message: ["Your blaze was declined"]
		});
		case "campaign-started": return (/** i18n */ {
			id: "TT96y8",
			message: ["Your blaze burns"]
		});
		case "campaign-finished": return (/** i18n */ {
			id: "hxBfh2",
			message: ["Your blaze is over"]
		});
		case "campaign-stopped": return (/** i18n */ {
			id: "iZYCnN",
			message: ["Your blaze was put out"]
		});
		case "campaign-cancelled": return (/** i18n */ {
			id: "bRyIbJ",
			message: ["Your blaze was cancelled"]
		});
	}
}
/** Returns what happened, and how many people saw it. */
function meaningOf$6({ event, day, shown, goal, reason }, { clock }) {
	const date = clock.date(day);
	switch (event) {
		case "campaign-approved": return (/** i18n */ {
			id: "yNixRb",
			message: [
				"It begins to burn on ",
				["date"],
				", by itself."
			],
			values: { date }
		});
		case "campaign-rejected": return reasonOf(reason);
		case "campaign-started": return (/** i18n */ {
			id: "HoteRu",
			message: [
				"People see your post until ",
				["date"],
				". You can put it out at any time, and pay only for those who saw it."
			],
			values: { date }
		});
		case "campaign-finished":
		case "campaign-stopped": return (/** i18n */ {
			id: "5FlTpf",
			message: [
				["shown"],
				" of ",
				["goal"],
				" people saw your post."
			],
			values: {
				shown,
				goal
			}
		});
		case "campaign-cancelled": return (/** i18n */ {
			id: "x55RSr",
			message: ["It had not begun, so nobody saw it."]
		});
	}
}
/** Returns why staff refused a campaign. */
function reasonOf(reason) {
	switch (reason) {
		case "content": return (/** i18n */ {
			id: "cJ7V_h",
			message: ["What the post shows cannot be put before people who did not ask for it. The post itself stays as it is."]
		});
		case "quality": return (/** i18n */ {
			id: "KZUhEt",
			message: ["The post cannot be read or seen well enough to be put before others. The post itself stays as it is."]
		});
		case "other": return (/** i18n */ {
			id: "Q73sWi",
			message: ["The post cannot be put before others. It stays as it is."]
		});
	}
}
function Body$42(props) {
	const { _: _t } = useLingui();
	const mail = useMail();
	const { message, price } = props;
	return /* @__PURE__ */ jsxs(News, {
		heading: headingOf$6(props),
		meaning: meaningOf$6(props, mail),
		link: props.link,
		label: _t(
			/** i18n */
			{
				id: "xdsSLY",
				message: ["Look at the campaign"]
			}
		),
		children: [message === "" ? null : /* @__PURE__ */ jsx(Paragraph, { children: _t(
			/** i18n */
			{
				id: "kiBZLo",
				message: [
					"Our words on it: “",
					["message"],
					"”"
				],
				values: { message }
			}
		) }), price === "" ? null : /* @__PURE__ */ jsx(Paragraph, { children: _t(
			/** i18n */
			{
				id: "2105Nw",
				message: [["price"], " comes back to you, the way you paid."],
				values: { price }
			}
		) })]
	});
}
var DAY_MS$1 = Date.UTC(2027, 10, 26, 12);
/** Returns data of a preview. */
function told$3(event, more = {}) {
	return {
		event,
		link: "https://skein.example/blog/marlow/blaze/ended/cmp",
		day: DAY_MS$1,
		price: "",
		shown: 0,
		goal: 2500,
		reason: "other",
		message: "",
		...more
	};
}
var mail$42 = defineMail({
	class: "receipt",
	fixtures: {
		usual: told$3("campaign-approved"),
		refused: told$3("campaign-rejected", {
			price: "€10.00",
			reason: "quality",
			message: "The words cannot be read."
		}),
		begun: told$3("campaign-started"),
		finished: told$3("campaign-finished", {
			shown: 2310,
			price: "€0.76"
		}),
		putOut: told$3("campaign-stopped", {
			shown: 1200,
			price: "€5.20"
		}),
		cancelled: told$3("campaign-cancelled", { price: "€10.00" })
	},
	subject: headingOf$6,
	preheader: meaningOf$6,
	why: () => (/** i18n */ {
		id: "osGtuY",
		message: ["You get this because you blazed a post on Skein."]
	}),
	Body: Body$42
});
// server/mail/templates/layout/use-credential-names.ts
/** A way to log in, with the name that its member or provider gave it. */
/** Returns ways to log in as words in one line, such as "Passkey: Phone, Second factor"; undefined for none. */
function useCredentialNames(credentials) {
	const { _: _t } = useLingui();
	const kinds = {
		passkey: _t(
			/** i18n */
			{
				id: "FGSN4s",
				message: ["Passkey"]
			}
		),
		provider: _t(
			/** i18n */
			{
				id: "ZrFpIg",
				message: ["Sign-in"]
			}
		),
		second_factor: _t(
			/** i18n */
			{
				id: "e0UcvM",
				message: ["Second factor"]
			}
		)
	};
	const names = credentials.map(({ kind, name }) => name === void 0 ? kinds[kind] : `${kinds[kind]}: ${name}`);
	return names.length > 0 ? names.join(", ") : void 0;
}
// server/mail/templates/kinds/change-undone.tsx
function Body$41({ removed, origin, help }) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	const what = useCredentialNames(removed);
	return /* @__PURE__ */ jsx(SecurityNotice, {
		title: _t(
			/** i18n */
			{
				id: "j24eTp",
				message: ["A change was undone"]
			}
		),
		origin,
		what,
		help,
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "Q96bf5",
			message: [
				"The link in one of our e-mails was used to undo a change of the account of <0>",
				["account"],
				"</0>. Everybody is logged out, and the old password no longer works."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		})
	});
}
var mail$41 = defineMail({
	class: "security",
	fixtures: {
		usual: {
			removed: [],
			origin: fixtureOrigin,
			help: "https://skein.example/passwordreset"
		},
		removed: {
			removed: [{
				kind: "passkey",
				name: "Phone"
			}, { kind: "second_factor" }],
			origin: fixtureOrigin,
			help: "https://skein.example/passwordreset"
		}
	},
	subject: () => (/** i18n */ {
		id: "AIES9P",
		message: ["A change of your account on Skein was undone"]
	}),
	preheader: () => (/** i18n */ {
		id: "3TA8vP",
		message: ["Everybody is logged out. If you have not chosen a new password yet, do it now."]
	}),
	why: () => (/** i18n */ {
		id: "H7TE0y",
		message: ["You get this because a change of your account was undone."]
	}),
	Body: Body$41
});
// server/mail/templates/kinds/credentials-removed.tsx
function Body$40({ removed, origin, help }) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	const what = useCredentialNames(removed);
	return /* @__PURE__ */ jsx(SecurityNotice, {
		title: _t(
			/** i18n */
			{
				id: "VhTDMo",
				message: ["Ways to log in were removed"]
			}
		),
		origin,
		what,
		help,
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "fHqt7k",
			message: [
				"These no longer open the account of <0>",
				["account"],
				"</0>."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		})
	});
}
var mail$40 = defineMail({
	class: "security",
	fixtures: { usual: {
		removed: [{
			kind: "passkey",
			name: "Phone"
		}, {
			kind: "provider",
			name: "Example ID"
		}],
		origin: fixtureOrigin,
		help: "https://skein.example/passwordreset"
	} },
	subject: () => (/** i18n */ {
		id: "A11eVS",
		message: ["Ways to log in to your account were removed"]
	}),
	preheader: ({ removed }, { account }) => (/** i18n */ {
		id: "03iTXI",
		message: [
			[
				"0",
				"plural",
				{
					offset: void 0,
					one: ["#", " way to log in no longer opens"],
					other: ["#", " ways to log in no longer open"]
				}
			],
			" the account of ",
			["account"],
			"."
		],
		values: {
			0: removed.length,
			account
		}
	}),
	why: () => (/** i18n */ {
		id: "muJ--8",
		message: ["You get this because your account was changed."]
	}),
	Body: Body$40
});
// server/mail/templates/kinds/data-ready.tsx
function Body$39({ link, until }) {
	const { _: _t } = useLingui();
	const { clock } = useMail();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "zouxok",
				message: ["Your data is ready"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: _t(
			/** i18n */
			{
				id: "f1kDU3",
				message: [
					"The archive of what you wrote, uploaded and set is ready. You can download it in the browser in which you are logged in, until ",
					["0"],
					"."
				],
				values: { 0: clock.moment(until) }
			}
		) }),
		/* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label: _t(
				/** i18n */
				{
					id: "4EedoB",
					message: ["Download it"]
				}
			)
		}),
		/* @__PURE__ */ jsx(Paragraph, {
			tone: "muted",
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "Wv5LsQ",
					message: ["You did not ask for it? Choose a new password."]
				}
			)
		})
	] });
}
var mail$39 = defineMail({
	class: "receipt",
	fixtures: { usual: {
		link: "https://skein.example/settings/your-data",
		until: inHours(168)
	} },
	subject: () => (/** i18n */ {
		id: "pjOvF4",
		message: ["Your data from Skein is ready"]
	}),
	preheader: ({ until }, { clock }) => (/** i18n */ {
		id: "T_57YO",
		message: [
			"You can download the archive until ",
			["0"],
			"."
		],
		values: { 0: clock.moment(until) }
	}),
	why: () => (/** i18n */ {
		id: "nfv3D7",
		message: ["You get this because somebody asked for a copy of your data."]
	}),
	Body: Body$39
});
// server/mail/templates/kinds/decision-undone.tsx
function Body$38({ isAppeal, link }) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "SS1N0R",
				message: ["We took a decision back"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: isAppeal ? _t(
			/** i18n */
			{
				id: "EEQw_Z",
				message: ["We answered your appeal too soon. That answer no longer counts: we read your appeal again, and tell you what we decide."]
			}
		) : _t(
			/** i18n */
			{
				id: "e-KxAf",
				message: ["We decided on something of yours and told you so. That decision no longer counts: everything is as it was before. There is nothing to do."]
			}
		) }),
		/* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label: _t(
				/** i18n */
				{
					id: "91rsi0",
					message: ["Write to us"]
				}
			)
		})
	] });
}
var mail$38 = defineMail({
	class: "moderation",
	fixtures: { usual: {
		isAppeal: false,
		link: "https://skein.example/support"
	} },
	subject: () => (/** i18n */ {
		id: "vP5UPa",
		message: ["We took a decision about you back"]
	}),
	preheader: () => (/** i18n */ {
		id: "914nZS",
		message: ["What we told you no longer counts."]
	}),
	why: () => (/** i18n */ {
		id: "2MY6Va",
		message: ["You get this because the staff of Skein decided on something of yours."]
	}),
	Body: Body$38
});
// server/mail/templates/kinds/digest.tsx
function Body$37({ from, until, topics, posts, own, link }) {
	const { _: _t } = useLingui();
	const { clock, start } = useMail();
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(Heading, {
			as: "h1",
			...written("headline", "on-ground", { padding: "8px 0" }),
			children: topics.join(" · ")
		}),
		/* @__PURE__ */ jsx(Paragraph, {
			tone: "on-ground-muted",
			children: /* @__PURE__ */ jsx(SafeTrans, {
				id: "wSPjMh",
				message: [
					[
						"0",
						"plural",
						{
							offset: void 0,
							one: ["#", " post"],
							other: ["#", " posts"]
						}
					],
					" by people you follow, ",
					["1"],
					"."
				],
				values: {
					0: posts.length,
					1: clock.days(from, until)
				}
			})
		}),
		/* @__PURE__ */ jsxs(Thread, { children: [
			posts.map((post, at) => /* @__PURE__ */ jsx(Knotted, {
				blog: post.blog,
				heading: /* @__PURE__ */ jsxs(Paragraph, {
					tone: "on-ground",
					children: [
						/* @__PURE__ */ jsx(Strong, { children: post.blog.name }),
						" ",
						/* @__PURE__ */ jsx("span", {
							...coloured("on-ground-muted", { fontSize: "14px" }),
							children: clock.weekday(post.at)
						})
					]
				}),
				children: /* @__PURE__ */ jsx(DigestPostCard, {
					post,
					isFirst: at === 0,
					start
				})
			}, post.link)),
			own && /* @__PURE__ */ jsx(Knotted, {
				blog: own.blog,
				heading: /* @__PURE__ */ jsx(Paragraph, {
					tone: "on-ground",
					children: /* @__PURE__ */ jsx(Strong, { children: _t(
						/** i18n */
						{
							id: "Mpljb_",
							message: ["And yours"]
						}
					) })
				}),
				children: /* @__PURE__ */ jsx(Paragraph, {
					tone: "on-ground",
					children: /* @__PURE__ */ jsx(SafeTrans, {
						id: "3c9bPO",
						message: [
							"<0>",
							["0"],
							"</0> got ",
							[
								"1",
								"plural",
								{
									offset: void 0,
									one: ["#", " new note"],
									other: ["#", " new notes"]
								}
							],
							"."
						],
						values: {
							0: own.title,
							1: own.notes
						},
						components: { 0: /* @__PURE__ */ jsx(TextLink, {
							href: own.link,
							tone: "on-ground"
						}) }
					})
				})
			}),
			/* @__PURE__ */ jsx(Curl, { children: /* @__PURE__ */ jsx(Paragraph, {
				tone: "on-ground-muted",
				children: _t(
					/** i18n */
					{
						id: "uksd7N",
						message: ["That is the end of the thread."]
					}
				)
			}) })
		] }),
		/* @__PURE__ */ jsx(UnderRail, { children: /* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label: _t(
				/** i18n */
				{
					id: "oK2qrr",
					message: ["Open Skein"]
				}
			),
			above: 20
		}) })
	] });
}
/** A post on paper: the first with a wide picture above it, the others with a square beside it. */
function DigestPostCard({ post: { text, tag, link, picture }, isFirst, start }) {
	const { _: _t2 } = useLingui();
	const isWide = isFirst && picture !== void 0;
	const paper = coloured("paper", {
		borderRadius: isWide ? "0 0 8px 8px" : "8px",
		padding: "16px 20px 20px"
	});
	const before = start === "left" ? "paddingLeft" : "paddingRight";
	const square = written("detail", "muted", {
		display: "block",
		border: 0,
		borderRadius: "8px",
		width: "120px",
		height: "120px",
		backgroundColor: COLOURS.sunken.light
	});
	const wide = written("detail", "muted", {
		display: "block",
		border: 0,
		borderRadius: "8px 8px 0 0",
		width: "100%",
		maxWidth: "500px",
		height: "auto",
		backgroundColor: COLOURS.sunken.light
	});
	return /* @__PURE__ */ jsx("table", {
		...LAYOUT_TABLE,
		width: "100%",
		style: { borderCollapse: "separate" },
		children: /* @__PURE__ */ jsxs("tbody", { children: [isWide && /* @__PURE__ */ jsx("tr", { children: /* @__PURE__ */ jsx("td", {
			style: EMPTY_CELL,
			children: /* @__PURE__ */ jsx(TextLink, {
				href: link,
				tone: "muted",
				isUnderlined: false,
				children: /* @__PURE__ */ jsx(Img, {
					src: `cid:${picture.cid}`,
					width: 500,
					height: 281,
					alt: picture.alt,
					...wide,
					className: "wide sunken muted"
				})
			})
		}) }), /* @__PURE__ */ jsx("tr", { children: /* @__PURE__ */ jsx("td", {
			bgcolor: COLOURS.paper.light,
			className: `post ${paper.className}`,
			style: paper.style,
			children: /* @__PURE__ */ jsx("table", {
				...LAYOUT_TABLE,
				width: "100%",
				style: { borderCollapse: "separate" },
				children: /* @__PURE__ */ jsx("tbody", { children: /* @__PURE__ */ jsxs("tr", { children: [/* @__PURE__ */ jsxs("td", {
					valign: "top",
					children: [/* @__PURE__ */ jsx(Paragraph, {
						size: picture === void 0 && text.length < 80 ? "words" : "body",
						children: /* @__PURE__ */ jsx(TextLink, {
							href: link,
							tone: "text",
							isUnderlined: false,
							weight: picture === void 0 ? 700 : 400,
							children: text === "" ? _t2(
								/** i18n */
								{
									id: "k-GrEm",
									message: ["See the post"]
								}
							) : text
						})
					}), tag !== "" && /* @__PURE__ */ jsxs(Paragraph, {
						size: "detail",
						tone: "muted",
						above: 8,
						children: ["#", tag]
					})]
				}), picture && !isWide && /* @__PURE__ */ jsx("td", {
					className: "thumb",
					width: 136,
					valign: "top",
					style: {
						width: "120px",
						[before]: "16px"
					},
					children: /* @__PURE__ */ jsx(TextLink, {
						href: link,
						tone: "muted",
						isUnderlined: false,
						children: /* @__PURE__ */ jsx(Img, {
							src: `cid:${picture.cid}`,
							width: 120,
							height: 120,
							alt: picture.alt,
							...square,
							className: "sunken muted"
						})
					})
				})] }) })
			})
		}) })] })
	});
}
/** 29 November 2026, 9:00 in Lisbon. */
var SUNDAY = Date.UTC(2026, 10, 29, 9);
var DAY_MS = 864e5;
var posts = [
	{
		blog: { name: "odile" },
		at: SUNDAY - 5 * DAY_MS,
		text: "First one out. Yes, I counted the minutes. No, it did not help.",
		tag: "bread",
		link: "https://skein.example/odile/8790",
		picture: {
			cid: "post-1",
			key: "demo",
			alt: "A round loaf, cut open along the top, in the light of a window."
		}
	},
	{
		blog: { name: "bookclub" },
		at: SUNDAY - 3 * DAY_MS,
		text: "Nobody finished the book. Everybody finished the cake.",
		tag: "minutes of the meeting",
		link: "https://skein.example/bookclub/8805"
	},
	{
		blog: { name: "hut" },
		at: SUNDAY - DAY_MS / 2,
		text: "First snow, and it stayed. The kettle went on at four and nobody has dared to turn it off.",
		tag: "weather",
		link: "https://skein.example/hut/8811",
		picture: {
			cid: "post-3",
			key: "demo",
			alt: "A valley in new snow, small dark firs, one house."
		}
	}
];
var mail$37 = defineMail({
	class: "digest",
	setting: "emailDigest",
	stop: 
	/** i18n */
	{
		id: "p3-a4a",
		message: ["No more digests"]
	},
	fixtures: {
		weekly: {
			rhythm: "weekly",
			nextAt: SUNDAY + 7 * DAY_MS,
			from: SUNDAY - 7 * DAY_MS,
			until: SUNDAY,
			topics: [
				"bread",
				"minutes of the meeting",
				"weather"
			],
			posts,
			own: {
				blog: { name: "marlow" },
				title: "Seven ridges",
				link: "https://skein.example/marlow/8812",
				notes: 41
			},
			link: "https://skein.example/dashboard"
		},
		daily: {
			rhythm: "daily",
			nextAt: SUNDAY + DAY_MS,
			from: SUNDAY - DAY_MS,
			until: SUNDAY,
			topics: ["weather"],
			posts: posts.slice(2),
			link: "https://skein.example/dashboard"
		}
	},
	subject: ({ rhythm, topics }) => rhythm === "weekly" ? (
	/** i18n */
	{
		id: "iG0G17",
		message: ["Your week on Skein: ", ["0"]],
		values: { 0: topics.join(", ") }
	}) : 
	/** i18n */
	{
		id: "bfGLdG",
		message: ["Your day on Skein: ", ["0"]],
		values: { 0: topics.join(", ") }
	},
	preheader: ({ posts: { length }, own }) => own ? (
	/** i18n */
	{
		id: "WGoOoY",
		message: [[
			"length",
			"plural",
			{
				offset: void 0,
				one: ["#", " post"],
				other: ["#", " posts"]
			}
		], " by people you follow, and what became of yours. Then it ends."],
		values: { length }
	}) : 
	/** i18n */
	{
		id: "tMwFVn",
		message: [[
			"length",
			"plural",
			{
				offset: void 0,
				one: ["#", " post"],
				other: ["#", " posts"]
			}
		], " by people you follow. Then it ends."],
		values: { length }
	},
	why: ({ rhythm, nextAt }, { clock }) => rhythm === "weekly" ? (
	/** i18n */
	{
		id: "yrefzi",
		message: [
			"You get this every week on ",
			["0"],
			" at ",
			["1"],
			", ",
			["2"],
			" time, because you chose the weekly digest."
		],
		values: {
			0: clock.weekday(nextAt),
			1: clock.time(nextAt),
			2: clock.city
		}
	}) : 
	/** i18n */
	{
		id: "f-WKHU",
		message: [
			"You get this every day at ",
			["0"],
			", ",
			["1"],
			" time, because you chose the daily digest."
		],
		values: {
			0: clock.time(nextAt),
			1: clock.city
		}
	},
	pictures: ({ posts: shown, own }) => [...shown.flatMap(({ blog, picture }) => [blog.avatar ?? [], picture ?? []].flat()), ...own?.blog.avatar ? [own.blog.avatar] : []],
	Body: Body$37
});
// server/mail/templates/kinds/digest-question.tsx
function Body$36({ link }) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "V49pe8",
				message: ["Shall the digest go on?"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: _t(
			/** i18n */
			{
				id: "yrJnT0",
				message: ["You have not been on Skein for four weeks, so this is the last digest for now. Open Skein whenever you like, and it comes again."]
			}
		) }),
		/* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label: _t(
				/** i18n */
				{
					id: "oK2qrr",
					message: ["Open Skein"]
				}
			)
		}),
		/* @__PURE__ */ jsx(Paragraph, {
			tone: "muted",
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "WxY8iY",
					message: ["You do not want it any more? Do nothing: no further one is sent."]
				}
			)
		})
	] });
}
var mail$36 = defineMail({
	class: "digest",
	setting: "emailDigest",
	stop: 
	/** i18n */
	{
		id: "p3-a4a",
		message: ["No more digests"]
	},
	fixtures: { usual: { link: "https://skein.example/dashboard" } },
	subject: () => (/** i18n */ {
		id: "qmQvfk",
		message: ["Shall the digest of Skein go on?"]
	}),
	preheader: () => (/** i18n */ {
		id: "vDuoj9",
		message: ["Do nothing, and no further one is sent."]
	}),
	why: () => (/** i18n */ {
		id: "VgUrv8",
		message: ["You get this because you chose the digest."]
	}),
	Body: Body$36
});
// server/mail/templates/kinds/dispute.tsx
/** Returns the sentence that is the subject and the heading. */
function headingOf$5({ event, price }) {
	switch (event) {
		case "dispute-opened": return (/** i18n */ {
			id: "VM4ht0",
			message: [
				"Your bank asks us for ",
				["price"],
				" back"
			],
			values: { price }
		});
		case "dispute-won": return (/** i18n */ {
			id: "FT5zpg",
			message: [
				"Your bank has decided: the payment of ",
				["price"],
				" stands"
			],
			values: { price }
		});
		case "dispute-lost": return (/** i18n */ {
			id: "yYWthw",
			message: [
				"Your bank gave you ",
				["price"],
				" back"
			],
			values: { price }
		});
		case "staff-dispute-opened": return (/** i18n */ {
			id: "zCXx2r",
			message: [
				"A bank asks for ",
				["price"],
				" back"
			],
			values: { price }
		});
		case "staff-dispute-won": return (/** i18n */ {
			id: "Ceht2q",
			message: [
				"A bank decided for the site: ",
				["price"],
				" stays"
			],
			values: { price }
		});
		case "staff-dispute-lost": return (/** i18n */ {
			id: "NqNDdD",
			message: [
				"A bank decided against the site: ",
				["price"],
				" is gone"
			],
			values: { price }
		});
	}
}
/** Returns what it means, and what can be done. */
function meaningOf$5({ event }) {
	switch (event) {
		case "dispute-opened": return (/** i18n */ {
			id: "jUtynd",
			message: ["Until it has decided you keep what you bought; nothing is renewed, and we give nothing back besides. If you did not ask for it, tell your bank, or write to us."]
		});
		case "dispute-won": return (/** i18n */ {
			id: "WL5LQc",
			message: ["You keep what you bought, and nothing more is charged for it. A subscription still ends with its paid time, unless you let it go on."]
		});
		case "dispute-lost": return (/** i18n */ {
			id: "9KyoRb",
			message: ["What you bought with it has ended, and nothing more is charged. You can buy it again whenever you like."]
		});
		case "staff-dispute-opened": return (/** i18n */ {
			id: "yo77vt",
			message: ["The provider has taken the money until the bank decides. Send evidence in the provider’s dashboard; the payments of the console say why, and until when."]
		});
		case "staff-dispute-won": return (/** i18n */ {
			id: "uFjVel",
			message: ["The provider gave the money back. Refunds that waited for it are sent now."]
		});
		case "staff-dispute-lost": return (/** i18n */ {
			id: "4sOPLB",
			message: ["What was bought with it has ended, and the ledger has it as given back. There is nothing left to do."]
		});
	}
}
function Body$35(props) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ jsx(News, {
		heading: headingOf$5(props),
		meaning: meaningOf$5(props),
		link: props.link,
		label: _t(
			/** i18n */
			{
				id: "ws84Fo",
				message: ["Look at it"]
			}
		)
	});
}
/** Returns data of a preview. */
function told$2(event) {
	return {
		event,
		link: `https://skein.example${event.startsWith("staff-") ? "/settings/admin/payments" : "/settings/purchases"}`,
		price: "€4.99"
	};
}
var mail$35 = defineMail({
	class: "receipt",
	fixtures: {
		usual: told$2("dispute-opened"),
		won: told$2("dispute-won"),
		lost: told$2("dispute-lost"),
		staffOpened: told$2("staff-dispute-opened"),
		staffWon: told$2("staff-dispute-won"),
		staffLost: told$2("staff-dispute-lost")
	},
	subject: headingOf$5,
	preheader: meaningOf$5,
	why: ({ event }) => event.startsWith("staff-") ? (
	/** i18n */
	{
		id: "v-T64y",
		message: ["You get this because you are staff of Skein."]
	}) : 
	/** i18n */
	{
		id: "K_4h-M",
		message: ["You get this because you paid for something on Skein."]
	},
	Body: Body$35
});
// server/mail/templates/kinds/domain.tsx
/** Returns the sentence that is the subject and the heading. */
function headingOf$4({ event, name }) {
	switch (event) {
		case "registered": return (/** i18n */ {
			id: "i7GTFN",
			message: [["name"], " is yours"],
			values: { name }
		});
		case "refused": return (/** i18n */ {
			id: "uQcFeS",
			message: [["name"], " could not be registered"],
			values: { name }
		});
		case "transfer-begun": return (/** i18n */ {
			id: "fGMq7F",
			message: [
				"The transfer of ",
				["name"],
				" was accepted"
			],
			values: { name }
		});
		case "transfer-arrived": return (/** i18n */ {
			id: "khWBLx",
			message: [["name"], " has arrived"],
			values: { name }
		});
		case "transfer-refused": return (/** i18n */ {
			id: "OIU0BT",
			message: [
				"The transfer of ",
				["name"],
				" was refused"
			],
			values: { name }
		});
		case "connected": return (/** i18n */ {
			id: "jnoXlW",
			message: [["name"], " opens your blog"],
			values: { name }
		});
		case "failing": return (/** i18n */ {
			id: "C6uX9K",
			message: [["name"], " no longer leads to your blog"],
			values: { name }
		});
		case "failing-last": return (/** i18n */ {
			id: "TtJ8Nr",
			message: [["name"], " is taken off your blog tomorrow"],
			values: { name }
		});
		case "removed": return (/** i18n */ {
			id: "IjCSKp",
			message: [["name"], " was taken off your blog"],
			values: { name }
		});
		case "ending": return (/** i18n */ {
			id: "q_vt4I",
			message: [["name"], " ends soon"],
			values: { name }
		});
		case "renewal-ahead": return (/** i18n */ {
			id: "8fDjlc",
			message: [["name"], " is renewed soon"],
			values: { name }
		});
		case "renewed": return (/** i18n */ {
			id: "-ITOrL",
			message: [["name"], " was renewed"],
			values: { name }
		});
		case "renewal-failed": return (/** i18n */ {
			id: "J-jCAc",
			message: [["name"], " could not be renewed"],
			values: { name }
		});
		case "renewal-refused": return (/** i18n */ {
			id: "W99ozx",
			message: ["The registry did not renew ", ["name"]],
			values: { name }
		});
		case "expired": return (/** i18n */ {
			id: "lqPdhV",
			message: [["name"], " lapsed"],
			values: { name }
		});
		case "gone": return (/** i18n */ {
			id: "3Qp9U0",
			message: [["name"], " is no longer yours"],
			values: { name }
		});
		case "transfer-code": return (/** i18n */ {
			id: "qIdvpG",
			message: [
				"The transfer code of ",
				["name"],
				" was given out"
			],
			values: { name }
		});
	}
}
/** Returns what it means, and what can be done. */
function meaningOf$4({ event, day, price }, { clock }) {
	const date = clock.date(day);
	switch (event) {
		case "registered": return (/** i18n */ {
			id: "KhWlCF",
			message: [
				"It is registered until ",
				["date"],
				", and opens your blog."
			],
			values: { date }
		});
		case "refused": return (/** i18n */ {
			id: "2giEbP",
			message: [
				"Somebody else has it. All of the money comes back to you (",
				["price"],
				"), the way you paid."
			],
			values: { price }
		});
		case "transfer-begun": return (/** i18n */ {
			id: "yCaEO-",
			message: [
				"It arrives on ",
				["date"],
				" at the latest. Until then everything stays as it is."
			],
			values: { date }
		});
		case "transfer-arrived": return (/** i18n */ {
			id: "VWWGEQ",
			message: [
				"It is registered here now, until ",
				["date"],
				"."
			],
			values: { date }
		});
		case "transfer-refused": return (/** i18n */ {
			id: "4KCtax",
			message: [
				"It stays where it is. All of the money comes back to you (",
				["price"],
				"), the way you paid. Its page says why, and what to try."
			],
			values: { price }
		});
		case "connected": return (/** i18n */ {
			id: "EDbImy",
			message: ["Its records are right. We look at them every day and tell you when something is wrong."]
		});
		case "failing": return (/** i18n */ {
			id: "wl_kO4",
			message: [
				"Its records have been missing or wrong for a day. If that stays so, it is taken off your blog on ",
				["date"],
				". Its page shows what to put right."
			],
			values: { date }
		});
		case "failing-last": return (/** i18n */ {
			id: "qgxX_n",
			message: [
				"Its records have been missing or wrong for six days. Put them right before ",
				["date"],
				" and everything stays as it is."
			],
			values: { date }
		});
		case "removed": return (/** i18n */ {
			id: "nWvNLi",
			message: ["Its records were missing or wrong for a week. Your blog keeps its old address; connect the domain again when you like."]
		});
		case "ending": return (/** i18n */ {
			id: "s-jLfB",
			message: [
				"It is yours until ",
				["date"],
				". It is not renewed by itself: renew it by hand to keep it."
			],
			values: { date }
		});
		case "renewal-ahead": return (/** i18n */ {
			id: "BWQ95P",
			message: [
				"It is yours until ",
				["date"],
				". A few days before, one more year is paid the way you paid last: ",
				["price"],
				". You need not do anything, and can turn this off until then."
			],
			values: {
				date,
				price
			}
		});
		case "renewed": return (/** i18n */ {
			id: "teX-F9",
			message: [
				"It is yours until ",
				["date"],
				"."
			],
			values: { date }
		});
		case "renewal-failed": return day === 0 ? (
		/** i18n */
		{
			id: "aAyetf",
			message: [
				"The payment of ",
				["price"],
				" was not accepted. We do not try again: renew it by hand to keep it."
			],
			values: { price }
		}) : 
		/** i18n */
		{
			id: "Flxio1",
			message: [
				"The payment of ",
				["price"],
				" was not accepted. We try again on ",
				["date"],
				"; you can also renew it by hand."
			],
			values: {
				price,
				date
			}
		};
		case "renewal-refused": return (/** i18n */ {
			id: "7MsChZ",
			message: [
				"All of the money comes back to you (",
				["price"],
				"), the way you paid. Try again on the page of the domain."
			],
			values: { price }
		});
		case "expired": return (/** i18n */ {
			id: "m7SxFH",
			message: [
				"It no longer opens your blog, which keeps its old address. Until ",
				["date"],
				" you can renew it for the usual price."
			],
			values: { date }
		});
		case "gone": return (/** i18n */ {
			id: "_qicuW",
			message: ["It was not renewed, so anybody can register it now. Its records are deleted."]
		});
		case "transfer-code": return (/** i18n */ {
			id: "WNlYQ7",
			message: ["With it another registrar can take the domain. If that was not you: turn its transfer lock on, which ends the code, and change your password."]
		});
	}
}
function Body$34(props) {
	const { _: _t } = useLingui();
	const mail = useMail();
	return /* @__PURE__ */ jsx(News, {
		heading: headingOf$4(props),
		meaning: meaningOf$4(props, mail),
		link: props.link,
		label: props.event === "gone" ? _t(
			/** i18n */
			{
				id: "N_lS4Z",
				message: ["Look for another one"]
			}
		) : _t(
			/** i18n */
			{
				id: "JgZYRe",
				message: ["Open its page"]
			}
		)
	});
}
var END_MS$1 = Date.UTC(2027, 10, 26, 12);
/** Returns data of a preview. */
function told$1(event, price = "") {
	return {
		event,
		name: "marlow.garden",
		link: "https://skein.example/settings/domains/marlow.garden",
		day: END_MS$1,
		price
	};
}
var mail$34 = defineMail({
	class: "receipt",
	fixtures: {
		usual: told$1("registered"),
		refused: told$1("refused", "€24.00"),
		transferBegun: told$1("transfer-begun"),
		transferArrived: told$1("transfer-arrived"),
		transferRefused: told$1("transfer-refused", "€28.80"),
		connected: told$1("connected"),
		failing: told$1("failing"),
		failingLast: told$1("failing-last"),
		takenOff: told$1("removed"),
		ending: told$1("ending"),
		renewalAhead: told$1("renewal-ahead", "€28.80"),
		renewed: told$1("renewed"),
		renewalFailed: told$1("renewal-failed", "€28.80"),
		renewalFailedLast: {
			...told$1("renewal-failed", "€28.80"),
			day: 0
		},
		renewalRefused: told$1("renewal-refused", "€28.80"),
		lapsed: told$1("expired"),
		gone: told$1("gone"),
		transferCode: told$1("transfer-code")
	},
	subject: headingOf$4,
	preheader: meaningOf$4,
	why: () => (/** i18n */ {
		id: "o7QmZl",
		message: ["You get this because you have a domain on Skein, or had one."]
	}),
	Body: Body$34
});
// server/mail/templates/kinds/followers.tsx
function Body$33({ blog, followers, total, link }) {
	const { _: _t } = useLingui();
	const names = followers.map(({ name }) => name);
	const rest = total - names.length;
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: total === 1 ? _t(
			/** i18n */
			{
				id: "QsCcr9",
				message: [["0"], " follows you now"],
				values: { 0: names[0] ?? "" }
			}
		) : _t(
			/** i18n */
			{
				id: "jnGasl",
				message: [[
					"total",
					"plural",
					{
						offset: void 0,
						one: ["#", " person follows"],
						other: ["#", " people follow"]
					}
				], " you now"],
				values: { total }
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "3GvCVf",
			message: [
				"They began to follow <0>",
				["0"],
				"</0>:"
			],
			values: { 0: blog.name },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		}) }),
		/* @__PURE__ */ jsx(Thread, { children: followers.map((follower, at) => /* @__PURE__ */ jsx(Knotted, {
			blog: follower,
			line: at === followers.length - 1 ? "none" : "solid",
			heading: /* @__PURE__ */ jsx(Paragraph, { children: /* @__PURE__ */ jsx(Strong, { children: follower.name }) }),
			children: null
		}, follower.name)) }),
		rest > 0 && /* @__PURE__ */ jsx(Paragraph, {
			tone: "muted",
			above: 14,
			children: /* @__PURE__ */ jsx(SafeTrans, {
				id: "9KcnH_",
				message: [
					"And ",
					[
						"rest",
						"plural",
						{
							offset: void 0,
							one: ["#", " more"],
							other: ["#", " more"]
						}
					],
					"."
				],
				values: { rest }
			})
		}),
		/* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label: _t(
				/** i18n */
				{
					id: "_L4BZG",
					message: ["See who they are"]
				}
			)
		})
	] });
}
var mail$33 = defineMail({
	class: "notification",
	setting: "emailFollowers",
	stop: 
	/** i18n */
	{
		id: "c55UK4",
		message: ["No more e-mails about followers"]
	},
	fixtures: {
		one: {
			blog: { name: "marlow" },
			followers: [{ name: "linnea-s" }],
			total: 1,
			link: "https://skein.example/blog/marlow/followers"
		},
		several: {
			blog: { name: "marlow" },
			followers: [
				{ name: "linnea-s" },
				{ name: "hut" },
				{ name: "natsuki" }
			],
			total: 9,
			link: "https://skein.example/blog/marlow/followers"
		}
	},
	subject: ({ followers, total }) => total === 1 ? (
	/** i18n */
	{
		id: "QsCcr9",
		message: [["0"], " follows you now"],
		values: { 0: followers[0]?.name ?? "" }
	}) : 
	/** i18n */
	{
		id: "jnGasl",
		message: [[
			"total",
			"plural",
			{
				offset: void 0,
				one: ["#", " person follows"],
				other: ["#", " people follow"]
			}
		], " you now"],
		values: { total }
	},
	preheader: ({ blog, followers }) => (/** i18n */ {
		id: "6N6-PK",
		message: [
			["0"],
			" found ",
			["1"],
			"."
		],
		values: {
			0: followers.map(({ name }) => name).join(", "),
			1: blog.name
		}
	}),
	why: () => (/** i18n */ {
		id: "3_4h5w",
		message: ["You get this because e-mails about followers are on."]
	}),
	pictures: ({ followers }) => followers.flatMap(({ avatar }) => avatar ?? []),
	Body: Body$33
});
// server/mail/templates/kinds/gift.tsx
/** Returns the sentence that is the subject and the heading. */
function headingOf$3({ event, blog, who }) {
	switch (event) {
		case "received": return (/** i18n */ {
			id: "Bir1Tc",
			message: ["Somebody tied something for ", ["0"]],
			values: { 0: blog.name }
		});
		case "claimed": return (/** i18n */ {
			id: "09vuvB",
			message: [["who"], " untied your gift"],
			values: { who }
		});
		case "declined": return (/** i18n */ {
			id: "68kTNx",
			message: [["who"], " would rather not have your gift"],
			values: { who }
		});
		default: return (/** i18n */ {
			id: "9kF5YZ",
			message: ["Your gift was not untied"]
		});
	}
}
/** Returns what it means, and what can be done. */
function meaningOf$3({ event, title }) {
	switch (event) {
		case "received": return (/** i18n */ {
			id: "oLrb60",
			message: ["It waits for 30 days. Pull the thread to see what it is and who is at the other end, or give it back."]
		});
		case "claimed": return (/** i18n */ {
			id: "WNV56c",
			message: [
				"It was: ",
				["title"],
				"."
			],
			values: { title }
		});
		case "declined": return (/** i18n */ {
			id: "6wvML7",
			message: [
				"All of the money for ",
				["title"],
				" comes back to you, the way you paid."
			],
			values: { title }
		});
		default: return (/** i18n */ {
			id: "4vjS27",
			message: [
				"Nobody pulled the thread of ",
				["title"],
				" in 30 days. All of the money comes back to you, the way you paid."
			],
			values: { title }
		});
	}
}
function Body$32(props) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ jsx(News, {
		heading: headingOf$3(props),
		meaning: meaningOf$3(props),
		link: props.link,
		label: props.event === "received" ? _t(
			/** i18n */
			{
				id: "P06n2n",
				message: ["Pull the thread"]
			}
		) : _t(
			/** i18n */
			{
				id: "ws84Fo",
				message: ["Look at it"]
			}
		)
	});
}
var usual = {
	blog: { name: "marlow" },
	who: "",
	title: "",
	link: "https://skein.example/settings/gifts/gift/12"
};
var mail$32 = defineMail({
	class: "notification",
	setting: "emailGifts",
	stop: 
	/** i18n */
	{
		id: "8PQ1JD",
		message: ["No more e-mails about gifts"]
	},
	fixtures: {
		usual: {
			...usual,
			event: "received"
		},
		claimed: {
			...usual,
			event: "claimed",
			who: "tamsin",
			title: "A moth at the lamp"
		},
		declined: {
			...usual,
			event: "declined",
			who: "tamsin",
			title: "A moth at the lamp"
		},
		expired: {
			...usual,
			event: "expired",
			title: "A moth at the lamp"
		}
	},
	subject: headingOf$3,
	preheader: meaningOf$3,
	why: () => (/** i18n */ {
		id: "Wy7ssK",
		message: ["You get this because e-mails about gifts are on."]
	}),
	pictures: ({ blog }) => blog.avatar ? [blog.avatar] : [],
	Body: Body$32
});
// server/mail/templates/kinds/invitation.tsx
function Body$31({ blog, by, description, link }) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "RZGARq",
				message: [
					["0"],
					" invited you to write for ",
					["1"]
				],
				values: {
					0: by.name,
					1: blog.name
				}
			}
		) }),
		description !== "" && /* @__PURE__ */ jsx(Paragraph, {
			tone: "muted",
			children: description
		}),
		/* @__PURE__ */ jsxs(Thread, { children: [/* @__PURE__ */ jsx(Knotted, {
			blog: by,
			heading: /* @__PURE__ */ jsx(Paragraph, { children: /* @__PURE__ */ jsx(Strong, { children: by.name }) }),
			children: /* @__PURE__ */ jsx(Paragraph, {
				tone: "muted",
				children: _t(
					/** i18n */
					{
						id: "Lu4OEQ",
						message: ["would like to write this blog together with you."]
					}
				)
			})
		}), /* @__PURE__ */ jsx(Knotted, {
			blog,
			line: "none",
			heading: /* @__PURE__ */ jsx(Paragraph, { children: /* @__PURE__ */ jsx(Strong, { children: blog.name }) }),
			children: /* @__PURE__ */ jsx(ActionButton, {
				href: link,
				label: _t(
					/** i18n */
					{
						id: "wpqhoU",
						message: ["Look around"]
					}
				),
				above: 8
			})
		})] }),
		/* @__PURE__ */ jsx(Paragraph, {
			tone: "muted",
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "j3E2Py",
					message: [
						"You decide there. ",
						["0"],
						" is not told if you leave it."
					],
					values: { 0: by.name }
				}
			)
		})
	] });
}
var mail$31 = defineMail({
	class: "notification",
	setting: "emailInvitations",
	stop: 
	/** i18n */
	{
		id: "QeH2Jr",
		message: ["No more e-mails about invitations"]
	},
	fixtures: { usual: {
		blog: { name: "bookclub" },
		by: { name: "tamsin" },
		description: "Nobody finishes the book. Everybody finishes the cake.",
		link: "https://skein.example/activity"
	} },
	subject: ({ blog, by }) => (/** i18n */ {
		id: "RZGARq",
		message: [
			["0"],
			" invited you to write for ",
			["1"]
		],
		values: {
			0: by.name,
			1: blog.name
		}
	}),
	preheader: ({ description }) => description === "" ? (
	/** i18n */
	{
		id: "YPDnwo",
		message: ["You decide on the page."]
	}) : description,
	why: () => (/** i18n */ {
		id: "Gz0hCQ",
		message: ["You get this because e-mails about invitations are on."]
	}),
	pictures: ({ blog, by }) => [blog, by].flatMap(({ avatar }) => avatar ?? []),
	Body: Body$31
});
// server/mail/templates/kinds/labelled.tsx
function Body$30({ message, link }) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "-FaMZL",
				message: ["Your post was labelled as mature"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: _t(
			/** i18n */
			{
				id: "KE8ZNP",
				message: ["We labelled a post of yours as mature. Readers see it only after they choose to. You can still edit or delete it."]
			}
		) }),
		message !== "" && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Paragraph, {
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "EErdK4",
					message: ["This is the reason:"]
				}
			)
		}), /* @__PURE__ */ jsx(Quote, {
			text: message,
			above: 8
		})] }),
		/* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label: _t(
				/** i18n */
				{
					id: "K7uGIR",
					message: ["View it, or appeal"]
				}
			)
		}),
		/* @__PURE__ */ jsx(Paragraph, {
			tone: "muted",
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "I-b_eN",
					message: ["Somebody who did not decide the first time looks at an appeal."]
				}
			)
		})
	] });
}
var mail$30 = defineMail({
	class: "moderation",
	fixtures: { usual: {
		message: "The second picture shows an operation.",
		link: "https://skein.example/blog/marlow/review"
	} },
	subject: () => (/** i18n */ {
		id: "b2IE1Q",
		message: ["Your post on Skein was labelled as mature"]
	}),
	preheader: () => (/** i18n */ {
		id: "ueX5kc",
		message: ["Readers see it only after they choose to. You can appeal."]
	}),
	why: () => (/** i18n */ {
		id: "ONMANi",
		message: ["You get this because the staff of Skein decided on something that you wrote."]
	}),
	Body: Body$30
});
// server/mail/templates/kinds/leaving.tsx
function Body$29({ link, deletedAt, origin, help }) {
	const { _: _t } = useLingui();
	const { account, clock } = useMail();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "cMjNCz",
				message: ["Your account is deleted"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "K9K3eH",
			message: [
				"Nobody can see the account of <0>",
				["account"],
				"</0> and its blogs any more, and you are logged out everywhere."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		}) }),
		/* @__PURE__ */ jsx(OriginFacts, { origin }),
		/* @__PURE__ */ jsx(Moments, { moments: [{
			title: _t(
				/** i18n */
				{
					id: "CO8l-0",
					message: [
						"Until ",
						["0"],
						" you can change your mind"
					],
					values: { 0: clock.day(deletedAt) }
				}
			),
			isNow: true,
			detail: /* @__PURE__ */ jsx(ActionButton, {
				href: link,
				label: _t(
					/** i18n */
					{
						id: "lfbwWP",
						message: ["Log in and restore everything"]
					}
				),
				above: 8
			})
		}, { title: _t(
			/** i18n */
			{
				id: "Yvoc3u",
				message: [["0"], ": everything is deleted for good"],
				values: { 0: clock.moment(deletedAt) }
			}
		) }] }),
		/* @__PURE__ */ jsx(Paragraph, {
			tone: "muted",
			above: 28,
			children: _t(
				/** i18n */
				{
					id: "bCGK0W",
					message: ["It was not you? Choose a new password first, so that nobody else can log in, then restore everything."]
				}
			)
		}),
		/* @__PURE__ */ jsx(Paragraph, {
			above: 8,
			children: /* @__PURE__ */ jsx(TextLink, {
				href: help,
				children: _t(
					/** i18n */
					{
						id: "jogQNT",
						message: ["Choose a new password"]
					}
				)
			})
		})
	] });
}
var mail$29 = defineMail({
	class: "security",
	fixtures: { usual: {
		link: "https://skein.example/login",
		deletedAt: inHours(720),
		origin: fixtureOrigin,
		help: "https://skein.example/passwordreset"
	} },
	subject: () => (/** i18n */ {
		id: "vpo9x9",
		message: ["Your account on Skein is deleted"]
	}),
	preheader: ({ deletedAt }, { clock }) => (/** i18n */ {
		id: "z6qGHJ",
		message: [
			"You can restore everything until ",
			["0"],
			"."
		],
		values: { 0: clock.day(deletedAt) }
	}),
	why: () => (/** i18n */ {
		id: "Zp6XvD",
		message: ["You get this because your account was deleted."]
	}),
	Body: Body$29
});
// server/mail/templates/layout/LinkMail.tsx
/** A link that ends within this time names the hour alone. */
var SOON_MS = 108e5;
/** A mail with a link that works once: when it was asked for, the button, and when it ends. */
function LinkMail({ title, children, link, expiresAt, origin, action, otherwise }) {
	const { _: _t } = useLingui();
	const { clock } = useMail();
	const isSoon = origin !== void 0 && expiresAt - origin.at < SOON_MS;
	const place = origin && [origin.client, origin.network].filter((part) => part !== void 0).join(", ");
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: title }),
		/* @__PURE__ */ jsx(Paragraph, { children }),
		/* @__PURE__ */ jsx(Moments, { moments: [
			...origin ? [{
				title: _t(
					/** i18n */
					{
						id: "3WrzIg",
						message: [["0"], ", somebody asked for it"],
						values: { 0: clock.time(origin.at) }
					}
				),
				detail: place
			}] : [],
			{
				title: _t(
					/** i18n */
					{
						id: "cH5kXP",
						message: ["Now"]
					}
				),
				isNow: true,
				detail: /* @__PURE__ */ jsx(ActionButton, {
					href: link,
					label: action,
					above: 8
				})
			},
			{ title: isSoon ? _t(
				/** i18n */
				{
					id: "GDZ42a",
					message: [["0"], ": it stops working"],
					values: { 0: clock.time(expiresAt) }
				}
			) : _t(
				/** i18n */
				{
					id: "GDZ42a",
					message: [["0"], ": it stops working"],
					values: { 0: clock.moment(expiresAt) }
				}
			) }
		] }),
		/* @__PURE__ */ jsx(Paragraph, {
			tone: "muted",
			above: 28,
			children: otherwise
		}),
		/* @__PURE__ */ jsx(CopyAddress, { href: link })
	] });
}
// server/mail/templates/kinds/login.tsx
function Body$28(link) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	return /* @__PURE__ */ jsx(LinkMail, {
		...link,
		title: _t(
			/** i18n */
			{
				id: "z794nE",
				message: ["Your log-in link"]
			}
		),
		action: _t(
			/** i18n */
			{
				id: "sQia9P",
				message: ["Log in"]
			}
		),
		otherwise: _t(
			/** i18n */
			{
				id: "7PBzsh",
				message: ["Not you? Do nothing: without this e-mail nobody gets in. Never forward it, and never read it out to anybody."]
			}
		),
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "qJ-5eK",
			message: [
				"Press the button to log in as <0>",
				["account"],
				"</0>. It works once."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		})
	});
}
var mail$28 = defineMail({
	class: "security",
	fixtures: { usual: {
		link: fixtureLink,
		origin: fixtureOrigin,
		expiresAt: inHours(.5)
	} },
	subject: () => (/** i18n */ {
		id: "PEKXH4",
		message: ["Your log-in link for Skein"]
	}),
	preheader: ({ expiresAt }, { account, clock }) => (/** i18n */ {
		id: "BBb64L",
		message: [
			"Press the button to log in as ",
			["account"],
			". It works once, until ",
			["0"],
			"."
		],
		values: {
			0: clock.time(expiresAt),
			account
		}
	}),
	why: () => (/** i18n */ {
		id: "zmKK-C",
		message: ["You get this because somebody asked to log in with this address."]
	}),
	Body: Body$28
});
// server/mail/templates/kinds/messages.tsx
function Body$27({ unread, conversations, total, link }) {
	const { _: _t } = useLingui();
	const [one = "", two = ""] = unread.map(({ from }) => from.name);
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: conversations === 1 ? _t(
			/** i18n */
			{
				id: "tfYjJJ",
				message: [["one"], " wrote to you"],
				values: { one }
			}
		) : conversations === 2 ? _t(
			/** i18n */
			{
				id: "g5v1VO",
				message: [
					["one"],
					" and ",
					["two"],
					" wrote to you"
				],
				values: {
					one,
					two
				}
			}
		) : _t(
			/** i18n */
			{
				id: "bmNeyF",
				message: [
					["one"],
					" and ",
					[
						"0",
						"plural",
						{
							offset: void 0,
							other: ["#", " others"]
						}
					],
					" wrote to you"
				],
				values: {
					0: conversations - 1,
					one
				}
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: _t(
			/** i18n */
			{
				id: "Ql8AHN",
				message: [[
					"total",
					"plural",
					{
						offset: void 0,
						one: ["#", " unread message waits"],
						other: ["#", " unread messages wait"]
					}
				], " for you. What they say stays on Skein."],
				values: { total }
			}
		) }),
		/* @__PURE__ */ jsx(Thread, { children: unread.map(({ from, count }, at) => /* @__PURE__ */ jsx(Knotted, {
			blog: from,
			line: at === unread.length - 1 ? "none" : "solid",
			heading: /* @__PURE__ */ jsxs(Paragraph, { children: [
				/* @__PURE__ */ jsx(Strong, { children: from.name }),
				" ",
				/* @__PURE__ */ jsx(Aside, { children: _t(
					/** i18n */
					{
						id: "trQ4En",
						message: [[
							"count",
							"plural",
							{
								offset: void 0,
								one: ["#", " message"],
								other: ["#", " messages"]
							}
						]],
						values: { count }
					}
				) })
			] })
		}, from.name)) }),
		/* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label: _t(
				/** i18n */
				{
					id: "cQlPDN",
					message: ["Read"]
				}
			)
		})
	] });
}
var mail$27 = defineMail({
	class: "notification",
	setting: "emailMessages",
	stop: 
	/** i18n */
	{
		id: "hXdFjW",
		message: ["No more e-mails about messages"]
	},
	fixtures: {
		one: {
			unread: [{
				from: { name: "odile" },
				count: 1
			}],
			conversations: 1,
			total: 1,
			link: "https://skein.example/messaging"
		},
		several: {
			unread: [{
				from: { name: "odile" },
				count: 2
			}, {
				from: { name: "tamsin" },
				count: 1
			}],
			conversations: 2,
			total: 3,
			link: "https://skein.example/messaging"
		}
	},
	subject: ({ unread, conversations }) => {
		const [one = "", two = ""] = unread.map(({ from }) => from.name);
		if (conversations === 1) return (/** i18n */ {
			id: "tfYjJJ",
			message: [["one"], " wrote to you"],
			values: { one }
		});
		if (conversations === 2) return (/** i18n */ {
			id: "g5v1VO",
			message: [
				["one"],
				" and ",
				["two"],
				" wrote to you"
			],
			values: {
				one,
				two
			}
		});
		return (/** i18n */ {
			id: "bmNeyF",
			message: [
				["one"],
				" and ",
				[
					"0",
					"plural",
					{
						offset: void 0,
						other: ["#", " others"]
					}
				],
				" wrote to you"
			],
			values: {
				0: conversations - 1,
				one
			}
		});
	},
	preheader: ({ total }) => (/** i18n */ {
		id: "TDCAW3",
		message: [[
			"total",
			"plural",
			{
				offset: void 0,
				one: ["#", " unread message waits"],
				other: ["#", " unread messages wait"]
			}
		], " for you on Skein."],
		values: { total }
	}),
	why: () => (/** i18n */ {
		id: "6ndHKb",
		message: ["You get this because e-mails about messages are on."]
	}),
	pictures: ({ unread }) => unread.flatMap(({ from }) => from.avatar ?? []),
	Body: Body$27
});
// server/mail/templates/kinds/new-address.tsx
function Body$26(link) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	return /* @__PURE__ */ jsx(LinkMail, {
		...link,
		title: _t(
			/** i18n */
			{
				id: "boiKt2",
				message: ["Confirm your new address"]
			}
		),
		action: _t(
			/** i18n */
			{
				id: "uzFaXY",
				message: ["Confirm address"]
			}
		),
		otherwise: _t(
			/** i18n */
			{
				id: "_cUW9J",
				message: ["You do not know what this is about? Do nothing: without this press nobody uses your address here."]
			}
		),
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "4yAG9U",
			message: [
				"Press the button to use this address for the account of <0>",
				["account"],
				"</0>. Until then the account keeps the address it has."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		})
	});
}
var mail$26 = defineMail({
	class: "security",
	fixtures: { usual: {
		link: fixtureLink,
		expiresAt: inHours(48)
	} },
	subject: () => (/** i18n */ {
		id: "JI_bcx",
		message: ["Confirm your new address for Skein"]
	}),
	preheader: (_props, { account }) => (/** i18n */ {
		id: "ZWQHpY",
		message: [
			"One press, within two days, and the account of ",
			["account"],
			" uses this address."
		],
		values: { account }
	}),
	why: () => (/** i18n */ {
		id: "24IuBM",
		message: ["You get this because somebody wants to use this address for an account."]
	}),
	Body: Body$26
});
// server/mail/templates/kinds/new-device.tsx
function Body$25({ origin, help }) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	return /* @__PURE__ */ jsx(SecurityNotice, {
		title: _t(
			/** i18n */
			{
				id: "0yF1uC",
				message: ["A new device logged in"]
			}
		),
		origin,
		help,
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "AGUDHn",
			message: [
				"Somebody logged in as <0>",
				["account"],
				"</0> from a device we had not seen before. If it was you, there is nothing to do."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		})
	});
}
var mail$25 = defineMail({
	class: "security",
	off: {
		path: "/settings/sessions",
		label: 
		/** i18n */
		{
			id: "3NMtDf",
			message: ["No more e-mails about new devices"]
		}
	},
	fixtures: { usual: {
		origin: fixtureOrigin,
		help: "https://skein.example/passwordreset"
	} },
	subject: ({ origin: { client, network } }) => network === void 0 ? (
	/** i18n */
	{
		id: "Y1LMg9",
		message: ["New log-in: ", ["client"]],
		values: { client }
	}) : 
	/** i18n */
	{
		id: "GVx6-8",
		message: [
			"New log-in: ",
			["client"],
			", ",
			["network"]
		],
		values: {
			client,
			network
		}
	},
	preheader: ({ origin }, { clock }) => (/** i18n */ {
		id: "_pSeYt",
		message: [["0"], ". Was it you? Then there is nothing to do."],
		values: { 0: clock.moment(origin.at) }
	}),
	why: () => (/** i18n */ {
		id: "mcXmAk",
		message: ["You get this because a new device logged in to your account."]
	}),
	Body: Body$25
});
// server/mail/templates/kinds/nothing-to-recover.tsx
function Body$24({ link, origin }) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "If_UZB",
				message: ["You can log in with a link"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "2GN31q",
			message: [
				"Somebody, probably you, asked to recover <0>",
				["account"],
				"</0>. The account has no second factor and no passkey, so an e-mailed link is enough to log in."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		}) }),
		/* @__PURE__ */ jsx(OriginFacts, { origin }),
		/* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label: _t(
				/** i18n */
				{
					id: "O-mG_Q",
					message: ["Log in by e-mail"]
				}
			)
		}),
		/* @__PURE__ */ jsx(Paragraph, {
			tone: "muted",
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "GKkw2D",
					message: ["Not you? Do nothing: nothing changes."]
				}
			)
		})
	] });
}
var mail$24 = defineMail({
	class: "security",
	fixtures: { usual: {
		link: "https://skein.example/login/link",
		origin: fixtureOrigin
	} },
	subject: () => (/** i18n */ {
		id: "AEI9_V",
		message: ["You can log in to Skein with a link"]
	}),
	preheader: () => (/** i18n */ {
		id: "sbJxmu",
		message: ["Your account has no second factor and no passkey, so there is nothing to recover."]
	}),
	why: () => (/** i18n */ {
		id: "FihFZ0",
		message: ["You get this because somebody asked to recover your account."]
	}),
	Body: Body$24
});
// server/mail/templates/kinds/passkey-added.tsx
function Body$23({ passkey, origin, undo }) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	return /* @__PURE__ */ jsx(SecurityNotice, {
		title: _t(
			/** i18n */
			{
				id: "0gOzQM",
				message: ["A passkey was added"]
			}
		),
		origin,
		what: passkey,
		undo,
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "BdG1-I",
			message: [
				"From now on this passkey opens the account of <0>",
				["account"],
				"</0>, without a password or a code."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		})
	});
}
var mail$23 = defineMail({
	class: "security",
	fixtures: { usual: {
		passkey: "Phone",
		origin: fixtureOrigin,
		undo: fixtureUndo
	} },
	subject: ({ passkey }) => (/** i18n */ {
		id: "i_Cobw",
		message: ["A passkey was added to your account: ", ["passkey"]],
		values: { passkey }
	}),
	preheader: ({ undo }, { clock }) => undo ? (
	/** i18n */
	{
		id: "4tfFvC",
		message: [
			"Not you? You can take it back with one press until ",
			["0"],
			"."
		],
		values: { 0: clock.moment(undo.until) }
	}) : 
	/** i18n */
	{
		id: "j3mY5L",
		message: ["Was it you? Then there is nothing to do."]
	},
	why: () => (/** i18n */ {
		id: "muJ--8",
		message: ["You get this because your account was changed."]
	}),
	Body: Body$23
});
// server/mail/templates/kinds/passkey-removed.tsx
function Body$22({ passkey, origin, help }) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	return /* @__PURE__ */ jsx(SecurityNotice, {
		title: _t(
			/** i18n */
			{
				id: "0dHPyt",
				message: ["A passkey was removed"]
			}
		),
		origin,
		what: passkey,
		help,
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "Dk3PAK",
			message: [
				"This passkey no longer opens the account of <0>",
				["account"],
				"</0>."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		})
	});
}
var mail$22 = defineMail({
	class: "security",
	fixtures: { usual: {
		passkey: "Phone",
		origin: fixtureOrigin,
		help: "https://skein.example/passwordreset"
	} },
	subject: ({ passkey }) => (/** i18n */ {
		id: "SiKG0_",
		message: ["A passkey was removed from your account: ", ["passkey"]],
		values: { passkey }
	}),
	preheader: (_props, { account }) => (/** i18n */ {
		id: "f14QX3",
		message: [
			"For the account of ",
			["account"],
			". Was it you? Then there is nothing to do."
		],
		values: { account }
	}),
	why: () => (/** i18n */ {
		id: "muJ--8",
		message: ["You get this because your account was changed."]
	}),
	Body: Body$22
});
// server/mail/templates/kinds/password-changed.tsx
function Body$21({ origin, help }) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	return /* @__PURE__ */ jsx(SecurityNotice, {
		title: _t(
			/** i18n */
			{
				id: "mXUPFA",
				message: ["Your password was changed"]
			}
		),
		origin,
		help,
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "UVmDJi",
			message: [
				"The password of <0>",
				["account"],
				"</0> was changed, and everybody who was logged in with the old one has been logged out."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		})
	});
}
var mail$21 = defineMail({
	class: "security",
	fixtures: { usual: {
		origin: fixtureOrigin,
		help: "https://skein.example/passwordreset"
	} },
	subject: () => (/** i18n */ {
		id: "Zu0_50",
		message: ["Your password on Skein was changed"]
	}),
	preheader: (_props, { account }) => (/** i18n */ {
		id: "f14QX3",
		message: [
			"For the account of ",
			["account"],
			". Was it you? Then there is nothing to do."
		],
		values: { account }
	}),
	why: () => (/** i18n */ {
		id: "muJ--8",
		message: ["You get this because your account was changed."]
	}),
	Body: Body$21
});
// server/mail/templates/kinds/payout.tsx
/** Returns the sentence that is the subject and the heading. */
function headingOf$2({ event, price }) {
	return event === "payout-paid" ? (
	/** i18n */
	{
		id: "SsGuEI",
		message: [["price"], " is on its way to you"],
		values: { price }
	}) : 
	/** i18n */
	{
		id: "VvuqZB",
		message: [["price"], " could not be paid out to you"],
		values: { price }
	};
}
/** Returns what it means, and what can be done. */
function meaningOf$2({ event, blog }) {
	return event === "payout-paid" ? (
	/** i18n */
	{
		id: "GHhr03",
		message: [
			"It is your share of what supporters of ",
			["blog"],
			" paid. Banks take a few days."
		],
		values: { blog }
	}) : 
	/** i18n */
	{
		id: "XJNVFt",
		message: [
			"The account that you set up for ",
			["blog"],
			" refused it. The money stays yours; we try again every hour. Look whether the account is complete."
		],
		values: { blog }
	};
}
function Body$20(props) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ jsx(News, {
		heading: headingOf$2(props),
		meaning: meaningOf$2(props),
		link: props.link,
		label: _t(
			/** i18n */
			{
				id: "WCPJS5",
				message: ["Look at your payouts"]
			}
		)
	});
}
var ofPreview$1 = {
	blog: "odile",
	link: "https://skein.example/blog/odile/post-plus",
	price: "€87.80"
};
var mail$20 = defineMail({
	class: "receipt",
	fixtures: {
		usual: {
			event: "payout-paid",
			...ofPreview$1
		},
		notPaid: {
			event: "payout-failed",
			...ofPreview$1
		}
	},
	subject: headingOf$2,
	preheader: meaningOf$2,
	why: ({ blog }) => (/** i18n */ {
		id: "u_v3PE",
		message: [
			"You get this because ",
			["blog"],
			" has supporters on Skein."
		],
		values: { blog }
	}),
	Body: Body$20
});
// server/mail/templates/kinds/post-taken-down.tsx
function Body$19({ message, link }) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "JwBoEF",
				message: ["Your post was taken down"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: _t(
			/** i18n */
			{
				id: "sXlfLS",
				message: ["We took down a post of yours because it breaks the rules of Skein. You still have it, nobody else sees it."]
			}
		) }),
		message !== "" && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Paragraph, {
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "EErdK4",
					message: ["This is the reason:"]
				}
			)
		}), /* @__PURE__ */ jsx(Quote, {
			text: message,
			above: 8
		})] }),
		/* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label: _t(
				/** i18n */
				{
					id: "K7uGIR",
					message: ["View it, or appeal"]
				}
			)
		}),
		/* @__PURE__ */ jsx(Paragraph, {
			tone: "muted",
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "I-b_eN",
					message: ["Somebody who did not decide the first time looks at an appeal."]
				}
			)
		})
	] });
}
var mail$19 = defineMail({
	class: "moderation",
	fixtures: { usual: {
		message: "It shows the address of another person.",
		link: "https://skein.example/blog/marlow/review"
	} },
	subject: () => (/** i18n */ {
		id: "nELMMC",
		message: ["Your post on Skein was taken down"]
	}),
	preheader: () => (/** i18n */ {
		id: "-NtMq1",
		message: ["You still have it, nobody else sees it. You can appeal."]
	}),
	why: () => (/** i18n */ {
		id: "ONMANi",
		message: ["You get this because the staff of Skein decided on something that you wrote."]
	}),
	Body: Body$19
});
// server/mail/templates/kinds/product-news.tsx
function Body$18({ title, text, link, action }) {
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: title }),
		text.split(/\n\s*\n/).map((paragraph) => /* @__PURE__ */ jsx(Paragraph, {
			below: 12,
			children: paragraph
		}, paragraph)),
		/* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label: action
		})
	] });
}
var mail$18 = defineMail({
	class: "product",
	setting: "emailProduct",
	stop: 
	/** i18n */
	{
		id: "1McDcU",
		message: ["No more news about Skein"]
	},
	fixtures: { usual: {
		title: "Collections are here",
		text: "You can now gather posts of others under one name.\n\nThey stay where they are; a collection only points at them.",
		link: "https://skein.example/help",
		action: "Read more"
	} },
	subject: ({ title }) => (/** i18n */ {
		id: "5I4vFZ",
		message: ["News from Skein: ", ["title"]],
		values: { title }
	}),
	preheader: ({ text }) => text.slice(0, 90),
	why: () => (/** i18n */ {
		id: "FEakAA",
		message: ["You get this because you asked for news about Skein."]
	}),
	Body: Body$18
});
// server/mail/templates/kinds/proof-code.tsx
function Body$17({ code, expiresAt, origin }) {
	const { _: _t } = useLingui();
	const { clock } = useMail();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "f_vnm_",
				message: ["Your confirmation code"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: _t(
			/** i18n */
			{
				id: "MugqlY",
				message: [
					"Type this code where you were asked for it. It works once, until ",
					["0"],
					"."
				],
				values: { 0: clock.time(expiresAt) }
			}
		) }),
		/* @__PURE__ */ jsx(Quote, {
			text: code,
			size: "words"
		}),
		/* @__PURE__ */ jsx(OriginFacts, { origin }),
		/* @__PURE__ */ jsx(Paragraph, {
			tone: "muted",
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "_csaOD",
					message: ["You did not ask for it? Do nothing, and give the code to nobody."]
				}
			)
		})
	] });
}
var mail$17 = defineMail({
	class: "security",
	fixtures: { usual: {
		code: "k4wd-9m2x",
		expiresAt: inHours(.25),
		origin: fixtureOrigin
	} },
	subject: () => (/** i18n */ {
		id: "8PAz76",
		message: ["Your confirmation code for Skein"]
	}),
	preheader: ({ expiresAt }, { clock }) => (/** i18n */ {
		id: "DD7Gr2",
		message: [
			"It works once, until ",
			["0"],
			". Give it to nobody."
		],
		values: { 0: clock.time(expiresAt) }
	}),
	why: () => (/** i18n */ {
		id: "ufs4_T",
		message: ["You get this because somebody asked for a code to confirm a change of your account."]
	}),
	Body: Body$17
});
// server/mail/templates/kinds/provider-linked.tsx
function Body$16({ provider, origin, undo }) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	return /* @__PURE__ */ jsx(SecurityNotice, {
		title: _t(
			/** i18n */
			{
				id: "ejuza8",
				message: ["A way to sign in was added"]
			}
		),
		origin,
		what: provider,
		undo,
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "z7t0yI",
			message: [
				"From now on whoever signs in there opens the account of <0>",
				["account"],
				"</0>."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		})
	});
}
var mail$16 = defineMail({
	class: "security",
	fixtures: { usual: {
		provider: "Example ID",
		origin: fixtureOrigin,
		undo: fixtureUndo
	} },
	subject: ({ provider }) => (/** i18n */ {
		id: "Y8q4ml",
		message: [
			"Sign-in with ",
			["provider"],
			" was added to your account"
		],
		values: { provider }
	}),
	preheader: ({ undo }, { clock }) => undo ? (
	/** i18n */
	{
		id: "4tfFvC",
		message: [
			"Not you? You can take it back with one press until ",
			["0"],
			"."
		],
		values: { 0: clock.moment(undo.until) }
	}) : 
	/** i18n */
	{
		id: "j3mY5L",
		message: ["Was it you? Then there is nothing to do."]
	},
	why: () => (/** i18n */ {
		id: "muJ--8",
		message: ["You get this because your account was changed."]
	}),
	Body: Body$16
});
// server/mail/templates/kinds/provider-unlinked.tsx
function Body$15({ provider, origin, help }) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	return /* @__PURE__ */ jsx(SecurityNotice, {
		title: _t(
			/** i18n */
			{
				id: "_LmECZ",
				message: ["A way to sign in was removed"]
			}
		),
		origin,
		what: provider,
		help,
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "j1iSwG",
			message: [
				"Signing in there no longer opens the account of <0>",
				["account"],
				"</0>."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		})
	});
}
var mail$15 = defineMail({
	class: "security",
	fixtures: { usual: {
		provider: "Example ID",
		origin: fixtureOrigin,
		help: "https://skein.example/passwordreset"
	} },
	subject: ({ provider }) => (/** i18n */ {
		id: "uZp-Mm",
		message: [
			"Sign-in with ",
			["provider"],
			" was removed from your account"
		],
		values: { provider }
	}),
	preheader: (_props, { account }) => (/** i18n */ {
		id: "f14QX3",
		message: [
			"For the account of ",
			["account"],
			". Was it you? Then there is nothing to do."
		],
		values: { account }
	}),
	why: () => (/** i18n */ {
		id: "muJ--8",
		message: ["You get this because your account was changed."]
	}),
	Body: Body$15
});
// server/mail/templates/kinds/recover.tsx
function Body$14(link) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	return /* @__PURE__ */ jsx(LinkMail, {
		...link,
		title: _t(
			/** i18n */
			{
				id: "Fl0IbO",
				message: ["Recover your account"]
			}
		),
		action: _t(
			/** i18n */
			{
				id: "c8mhth",
				message: ["Start the recovery"]
			}
		),
		otherwise: _t(
			/** i18n */
			{
				id: "GKkw2D",
				message: ["Not you? Do nothing: nothing changes."]
			}
		),
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "Xbx33M",
			message: [
				"Somebody, probably you, has lost the second factor and all passkeys of <0>",
				["account"],
				"</0>. Press the button to start the recovery; it takes 48 hours."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		})
	});
}
var mail$14 = defineMail({
	class: "security",
	fixtures: { usual: {
		link: fixtureLink,
		origin: fixtureOrigin,
		expiresAt: inHours(1)
	} },
	subject: () => (/** i18n */ {
		id: "-8KmkY",
		message: ["Recover your account on Skein"]
	}),
	preheader: ({ expiresAt }, { clock }) => (/** i18n */ {
		id: "5iQQts",
		message: [
			"The link works once, until ",
			["0"],
			". Not you? Nothing changes."
		],
		values: { 0: clock.time(expiresAt) }
	}),
	why: () => (/** i18n */ {
		id: "FihFZ0",
		message: ["You get this because somebody asked to recover your account."]
	}),
	Body: Body$14
});
// server/mail/templates/kinds/recovered.tsx
function Body$13(link) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	return /* @__PURE__ */ jsx(LinkMail, {
		...link,
		title: _t(
			/** i18n */
			{
				id: "MkfAHR",
				message: ["Finish the recovery"]
			}
		),
		action: _t(
			/** i18n */
			{
				id: "05ZN4c",
				message: ["Remove them"]
			}
		),
		otherwise: _t(
			/** i18n */
			{
				id: "n7VxaI",
				message: ["You found one of them meanwhile? Do nothing: everything stays as it is."]
			}
		),
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "c_BPWW",
			message: [
				"The 48 hours are over. Press the button to remove the second factor and all passkeys of <0>",
				["account"],
				"</0>; everybody is logged out then, and you choose a new password."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		})
	});
}
var mail$13 = defineMail({
	class: "security",
	fixtures: { usual: {
		link: fixtureLink,
		expiresAt: inHours(168)
	} },
	subject: () => (/** i18n */ {
		id: "Tqxim7",
		message: ["Finish the recovery of your account"]
	}),
	preheader: () => (/** i18n */ {
		id: "aYxK4O",
		message: ["The 48 hours are over. One press removes your second factor and all passkeys."]
	}),
	why: () => (/** i18n */ {
		id: "TX9gmK",
		message: ["You get this because the recovery of your account was started two days ago."]
	}),
	Body: Body$13
});
// server/mail/templates/kinds/recovery-begun.tsx
function Body$12({ link, endsAt, origin }) {
	const { _: _t } = useLingui();
	const { account, clock } = useMail();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "5Y52n1",
				message: ["A recovery of your account began"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "Xrc9J6",
			message: [
				"Somebody who can read your e-mail says that the second factor and all passkeys of <0>",
				["account"],
				"</0> are lost."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		}) }),
		/* @__PURE__ */ jsx(OriginFacts, { origin }),
		/* @__PURE__ */ jsx(Moments, { moments: [{
			title: _t(
				/** i18n */
				{
					id: "GrIXf8",
					message: ["Now, if it was not you"]
				}
			),
			isNow: true,
			detail: /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(ActionButton, {
				href: link,
				label: _t(
					/** i18n */
					{
						id: "mvW-aj",
						message: ["Cancel the recovery"]
					}
				),
				above: 8
			}), /* @__PURE__ */ jsx(Paragraph, {
				size: "detail",
				tone: "muted",
				above: 10,
				children: _t(
					/** i18n */
					{
						id: "EJQnYJ",
						message: ["Then choose a new password for your mailbox, because somebody else can read it."]
					}
				)
			})] })
		}, { title: _t(
			/** i18n */
			{
				id: "rGKx6O",
				message: [["0"], ": they can be removed"],
				values: { 0: clock.moment(endsAt) }
			}
		) }] }),
		/* @__PURE__ */ jsx(Paragraph, {
			tone: "muted",
			above: 28,
			children: _t(
				/** i18n */
				{
					id: "fPkU5y",
					message: ["It was you? Wait until then; we write again."]
				}
			)
		}),
		/* @__PURE__ */ jsx(CopyAddress, { href: link })
	] });
}
var mail$12 = defineMail({
	class: "security",
	fixtures: { usual: {
		link: "https://skein.example/login/recover/keep#7Q4M-20LX",
		endsAt: inHours(48),
		origin: fixtureOrigin
	} },
	subject: () => (/** i18n */ {
		id: "7ysxqx",
		message: ["A recovery of your account on Skein began"]
	}),
	preheader: ({ endsAt }, { clock }) => (/** i18n */ {
		id: "b8tHaC",
		message: [
			"Not you? Cancel it with one press before ",
			["0"],
			"."
		],
		values: { 0: clock.moment(endsAt) }
	}),
	why: () => (/** i18n */ {
		id: "Sd9sbE",
		message: ["You get this because somebody started the recovery of your account."]
	}),
	Body: Body$12
});
// server/mail/templates/kinds/recovery-done.tsx
function Body$11({ link, origin, help }) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "5Ggfsv",
				message: ["Your second factor was removed"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "-VtrII",
			message: [
				"The account of <0>",
				["account"],
				"</0> has no second factor and no passkeys any more, everybody is logged out, and the old password no longer works."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		}) }),
		/* @__PURE__ */ jsx(OriginFacts, { origin }),
		/* @__PURE__ */ jsx(Paragraph, {
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "T5Aupw",
					message: ["Choose a new password now, and set up a second factor again once you are logged in."]
				}
			)
		}),
		/* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label: _t(
				/** i18n */
				{
					id: "jogQNT",
					message: ["Choose a new password"]
				}
			)
		}),
		/* @__PURE__ */ jsx(Paragraph, {
			tone: "muted",
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "gnTT_4",
					message: ["It was not you? Choose a new password for your mailbox too, because somebody else can read it."]
				}
			)
		}),
		/* @__PURE__ */ jsx(Paragraph, {
			above: 8,
			children: /* @__PURE__ */ jsx(TextLink, {
				href: help,
				children: _t(
					/** i18n */
					{
						id: "bBtlmz",
						message: ["Ask for a new link when the button has stopped working"]
					}
				)
			})
		}),
		/* @__PURE__ */ jsx(CopyAddress, { href: link })
	] });
}
var mail$11 = defineMail({
	class: "security",
	fixtures: { usual: {
		link: "https://skein.example/passwordreset/new#7Q4M-20LX",
		origin: fixtureOrigin,
		help: "https://skein.example/passwordreset"
	} },
	subject: () => (/** i18n */ {
		id: "cRlqA4",
		message: ["Your second factor on Skein was removed"]
	}),
	preheader: () => (/** i18n */ {
		id: "_F0LZC",
		message: ["The recovery is complete. Choose a new password now."]
	}),
	why: () => (/** i18n */ {
		id: "tua3Dp",
		message: ["You get this because the recovery of your account was completed."]
	}),
	Body: Body$11
});
// server/mail/templates/kinds/replies.tsx
function Body$10({ blog, written, total, post }) {
	const { _: _t } = useLingui();
	const { clock } = useMail();
	const [first] = written;
	const name = first?.by.name ?? "";
	const isReply = first?.kind === "reply";
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: total > 1 ? _t(
			/** i18n */
			{
				id: "pe_eqB",
				message: [[
					"total",
					"plural",
					{
						offset: void 0,
						other: ["#", " replies and mentions"]
					}
				]],
				values: { total }
			}
		) : isReply ? _t(
			/** i18n */
			{
				id: "Xd-hMt",
				message: [["name"], " replied to you"],
				values: { name }
			}
		) : _t(
			/** i18n */
			{
				id: "sID-F-",
				message: [["name"], " mentioned you"],
				values: { name }
			}
		) }),
		/* @__PURE__ */ jsxs(Thread, { children: [
			post.isOwn && /* @__PURE__ */ jsx(Knotted, {
				blog,
				heading: /* @__PURE__ */ jsx(Paragraph, { children: /* @__PURE__ */ jsx(Strong, { children: blog.name }) }),
				children: /* @__PURE__ */ jsx(Paragraph, {
					tone: "muted",
					children: post.summary === "" ? _t(
						/** i18n */
						{
							id: "HnMNPL",
							message: ["Your post"]
						}
					) : post.summary
				})
			}),
			written.map(({ by, text, at }) => /* @__PURE__ */ jsx(Knotted, {
				blog: by,
				heading: /* @__PURE__ */ jsxs(Paragraph, { children: [
					/* @__PURE__ */ jsx(Strong, { children: by.name }),
					" ",
					/* @__PURE__ */ jsx(Aside, { children: clock.time(at) })
				] }),
				children: text === "" ? null : /* @__PURE__ */ jsx(Lines, {
					text,
					size: "quote"
				})
			}, `${at} ${by.name}`)),
			/* @__PURE__ */ jsx(Curl, { children: /* @__PURE__ */ jsx(Paragraph, {
				tone: "muted",
				children: total > written.length ? _t(
					/** i18n */
					{
						id: "6em1Ja",
						message: [
							"And ",
							[
								"0",
								"plural",
								{
									offset: void 0,
									one: ["#", " more"],
									other: ["#", " more"]
								}
							],
							"."
						],
						values: { 0: total - written.length }
					}
				) : _t(
					/** i18n */
					{
						id: "GxAAKW",
						message: ["That is all so far."]
					}
				)
			}) })
		] }),
		/* @__PURE__ */ jsx(UnderRail, { children: /* @__PURE__ */ jsx(ActionButton, {
			href: post.link,
			label: isReply ? _t(
				/** i18n */
				{
					id: "pPXxcB",
					message: ["See the replies"]
				}
			) : _t(
				/** i18n */
				{
					id: "k-GrEm",
					message: ["See the post"]
				}
			),
			above: 16
		}) })
	] });
}
var mail$10 = defineMail({
	class: "notification",
	setting: "emailReplies",
	stop: 
	/** i18n */
	{
		id: "-K5hN3",
		message: ["No more e-mails about replies and mentions"]
	},
	fixtures: {
		reply: {
			blog: { name: "marlow" },
			written: [{
				kind: "reply",
				by: { name: "tamsin" },
				text: "Behind the third ridge you can see the hut. They have the kettle on.",
				at: FIXTURE_NOW
			}],
			total: 1,
			post: {
				summary: "Seven ridges. I counted them twice, the fog counted them once.",
				link: "https://skein.example/marlow/8812",
				isOwn: true
			}
		},
		mention: {
			blog: { name: "marlow" },
			written: [{
				kind: "mention",
				by: { name: "hut" },
				text: "First snow, as @marlow said.",
				at: FIXTURE_NOW
			}],
			total: 1,
			post: {
				summary: "First snow, as @marlow said.",
				link: "https://skein.example/hut/8813",
				isOwn: false
			}
		},
		several: {
			blog: { name: "marlow" },
			written: [{
				kind: "reply",
				by: { name: "tamsin" },
				text: "Is that the hut?",
				at: FIXTURE_NOW
			}, {
				kind: "reply",
				by: { name: "hut" },
				text: "It is.",
				at: inHours(.2)
			}],
			total: 4,
			post: {
				summary: "Seven ridges.",
				link: "https://skein.example/marlow/8812",
				isOwn: true
			}
		}
	},
	subject: ({ written, total }) => {
		const [first] = written;
		const name = first?.by.name ?? "";
		if (total > 1) return (/** i18n */ {
			id: "xPDQDG",
			message: [[
				"total",
				"plural",
				{
					offset: void 0,
					other: ["#", " replies and mentions"]
				}
			], " on Skein"],
			values: { total }
		});
		return first?.kind === "reply" ? (
		/** i18n */
		{
			id: "Xd-hMt",
			message: [["name"], " replied to you"],
			values: { name }
		}) : 
		/** i18n */
		{
			id: "sID-F-",
			message: [["name"], " mentioned you"],
			values: { name }
		};
	},
	preheader: ({ written }) => (written[0]?.text ?? "").slice(0, 90),
	why: () => (/** i18n */ {
		id: "3V3OGB",
		message: ["You get this because e-mails about replies and mentions are on."]
	}),
	pictures: ({ blog, written }) => [blog, ...written.map(({ by }) => by)].flatMap(({ avatar }) => avatar ?? []),
	Body: Body$10
});
// server/mail/templates/kinds/report-decided.tsx
function Body$9({ outcome, blog, message }) {
	const { _: _t } = useLingui();
	const words = {
		dismiss: _t(
			/** i18n */
			{
				id: "UTAqCR",
				message: ["It does not break our rules, so it stays. You can block the blog: it then disappears for you."]
			}
		),
		label: _t(
			/** i18n */
			{
				id: "-Cq9sC",
				message: ["We labelled it as mature, so that nobody sees it unprepared."]
			}
		),
		remove: _t(
			/** i18n */
			{
				id: "JSGLEM",
				message: ["We took it down."]
			}
		),
		suspend: _t(
			/** i18n */
			{
				id: "3wwETY",
				message: ["We closed the blog."]
			}
		)
	};
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "j5WA2j",
				message: ["We looked at what you reported"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: _t(
			/** i18n */
			{
				id: "OEPsYp",
				message: [
					"Thank you for your report about ",
					["blog"],
					"."
				],
				values: { blog }
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, {
			above: 12,
			children: words[outcome]
		}),
		message !== "" && /* @__PURE__ */ jsx(Quote, {
			text: message,
			above: 20
		})
	] });
}
var mail$9 = defineMail({
	class: "moderation",
	fixtures: { usual: {
		outcome: "remove",
		blog: "yard-sale-orchestra",
		message: ""
	} },
	subject: () => (/** i18n */ {
		id: "j5WA2j",
		message: ["We looked at what you reported"]
	}),
	preheader: ({ blog }) => (/** i18n */ {
		id: "OEPsYp",
		message: [
			"Thank you for your report about ",
			["blog"],
			"."
		],
		values: { blog }
	}),
	why: () => (/** i18n */ {
		id: "8ejc5O",
		message: ["You get this because you reported something on Skein."]
	}),
	Body: Body$9
});
// server/mail/templates/kinds/reset.tsx
function Body$8(link) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	return /* @__PURE__ */ jsx(LinkMail, {
		...link,
		title: _t(
			/** i18n */
			{
				id: "jogQNT",
				message: ["Choose a new password"]
			}
		),
		action: _t(
			/** i18n */
			{
				id: "-WltLB",
				message: ["Choose a password"]
			}
		),
		otherwise: _t(
			/** i18n */
			{
				id: "GNmvF3",
				message: ["Not you? Do nothing: your password stays as it is."]
			}
		),
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "A9-ORY",
			message: [
				"Somebody, probably you, asked for a new password for <0>",
				["account"],
				"</0>. Press the button to choose one."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		})
	});
}
var mail$8 = defineMail({
	class: "security",
	fixtures: { usual: {
		link: fixtureLink,
		origin: fixtureOrigin,
		expiresAt: inHours(1)
	} },
	subject: () => (/** i18n */ {
		id: "6cyKGq",
		message: ["Choose a new password for Skein"]
	}),
	preheader: ({ expiresAt }, { clock }) => (/** i18n */ {
		id: "Rt61MF",
		message: [
			"The link works once, until ",
			["0"],
			". Not you? Your password stays as it is."
		],
		values: { 0: clock.time(expiresAt) }
	}),
	why: () => (/** i18n */ {
		id: "oQ6Hlu",
		message: ["You get this because somebody asked for a new password."]
	}),
	Body: Body$8
});
// server/mail/templates/kinds/second-factor-off.tsx
function Body$7({ origin, undo }) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	return /* @__PURE__ */ jsx(SecurityNotice, {
		title: _t(
			/** i18n */
			{
				id: "KVJpz5",
				message: ["Two-factor authentication was turned off"]
			}
		),
		origin,
		undo,
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "nFeRkI",
			message: [
				"Logging in to <0>",
				["account"],
				"</0> no longer takes a code. If it was not you, turn it on again after you took this back."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		})
	});
}
var mail$7 = defineMail({
	class: "security",
	fixtures: { usual: {
		origin: fixtureOrigin,
		undo: fixtureUndo
	} },
	subject: () => (/** i18n */ {
		id: "KVJpz5",
		message: ["Two-factor authentication was turned off"]
	}),
	preheader: ({ undo }, { clock }) => undo ? (
	/** i18n */
	{
		id: "4tfFvC",
		message: [
			"Not you? You can take it back with one press until ",
			["0"],
			"."
		],
		values: { 0: clock.moment(undo.until) }
	}) : 
	/** i18n */
	{
		id: "j3mY5L",
		message: ["Was it you? Then there is nothing to do."]
	},
	why: () => (/** i18n */ {
		id: "muJ--8",
		message: ["You get this because your account was changed."]
	}),
	Body: Body$7
});
// server/mail/templates/kinds/second-factor-on.tsx
function Body$6({ origin, undo }) {
	const { _: _t } = useLingui();
	const { account } = useMail();
	return /* @__PURE__ */ jsx(SecurityNotice, {
		title: _t(
			/** i18n */
			{
				id: "i9SRKl",
				message: ["Two-factor authentication was turned on"]
			}
		),
		origin,
		undo,
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "N70uzw",
			message: [
				"From now on logging in to <0>",
				["account"],
				"</0> also takes a code. Keep your backup codes in a safe place."
			],
			values: { account },
			components: { 0: /* @__PURE__ */ jsx(Strong, {}) }
		})
	});
}
var mail$6 = defineMail({
	class: "security",
	fixtures: { usual: {
		origin: fixtureOrigin,
		undo: fixtureUndo
	} },
	subject: () => (/** i18n */ {
		id: "i9SRKl",
		message: ["Two-factor authentication was turned on"]
	}),
	preheader: ({ undo }, { clock }) => undo ? (
	/** i18n */
	{
		id: "4tfFvC",
		message: [
			"Not you? You can take it back with one press until ",
			["0"],
			"."
		],
		values: { 0: clock.moment(undo.until) }
	}) : 
	/** i18n */
	{
		id: "j3mY5L",
		message: ["Was it you? Then there is nothing to do."]
	},
	why: () => (/** i18n */ {
		id: "muJ--8",
		message: ["You get this because your account was changed."]
	}),
	Body: Body$6
});
// server/mail/templates/kinds/subscription.tsx
/** Returns the sentence that is the subject and the heading. */
function headingOf$1({ event, blog }) {
	switch (event) {
		case "premium-renewed": return (/** i18n */ {
			id: "wsBirs",
			message: ["Your premium was renewed"]
		});
		case "premium-unpaid": return (/** i18n */ {
			id: "DBThj1",
			message: ["Your premium could not be charged"]
		});
		case "premium-ending": return (/** i18n */ {
			id: "tdKVRY",
			message: ["Your premium ends soon"]
		});
		case "premium-ended":
		case "premium-lapsed": return (/** i18n */ {
			id: "y3D3Ia",
			message: ["Your premium has ended"]
		});
		case "membership-renewed": return (/** i18n */ {
			id: "jyb91q",
			message: ["You go on supporting ", ["blog"]],
			values: { blog }
		});
		case "membership-unpaid": return (/** i18n */ {
			id: "HTx6Fr",
			message: [
				"Your support of ",
				["blog"],
				" could not be charged"
			],
			values: { blog }
		});
		case "membership-ending": return (/** i18n */ {
			id: "OMvveR",
			message: [
				"Your support of ",
				["blog"],
				" ends soon"
			],
			values: { blog }
		});
		case "membership-ended":
		case "membership-lapsed": return (/** i18n */ {
			id: "Kl4DQM",
			message: [
				"Your support of ",
				["blog"],
				" has ended"
			],
			values: { blog }
		});
		case "membership-price": return (/** i18n */ {
			id: "aEY3ZZ",
			message: [["blog"], " has a new price"],
			values: { blog }
		});
	}
}
/** Returns what it means, and what can be done. */
function meaningOf$1({ event, day, price }, { clock }) {
	const date = clock.date(day);
	switch (event) {
		case "premium-renewed":
		case "membership-renewed": return (/** i18n */ {
			id: "7p560T",
			message: [
				["price"],
				" was charged, the way you paid last. It is paid until ",
				["date"],
				"; you can cancel at any time."
			],
			values: {
				price,
				date
			}
		});
		case "premium-unpaid":
		case "membership-unpaid": return (/** i18n */ {
			id: "_T-gD3",
			message: [
				"The payment of ",
				["price"],
				" was not accepted. We try again on ",
				["date"],
				"; until then everything goes on as before. You can pay another way, or cancel."
			],
			values: {
				price,
				date
			}
		});
		case "premium-ending":
		case "membership-ending": return (/** i18n */ {
			id: "4mBB-r",
			message: [
				"It ends on ",
				["date"],
				", and nothing is charged any more. You can let it go on until then."
			],
			values: { date }
		});
		case "premium-ended":
		case "membership-ended": return (/** i18n */ {
			id: "PQ9ZH9",
			message: ["Nothing is charged any more. You can begin again whenever you like."]
		});
		case "premium-lapsed":
		case "membership-lapsed": return (/** i18n */ {
			id: "XpEGlK",
			message: ["The payment was not accepted three times, so it ended. Nothing is owed and nothing is charged any more. You can begin again whenever you like."]
		});
		case "membership-price": return (/** i18n */ {
			id: "fWuvnp",
			message: [
				"New supporters pay ",
				["price"],
				" a month. Nothing changes for you: you go on paying what you pay now."
			],
			values: { price }
		});
	}
}
function Body$5(props) {
	const { _: _t } = useLingui();
	const mail = useMail();
	return /* @__PURE__ */ jsx(News, {
		heading: headingOf$1(props),
		meaning: meaningOf$1(props, mail),
		link: props.link,
		label: _t(
			/** i18n */
			{
				id: "ws84Fo",
				message: ["Look at it"]
			}
		)
	});
}
var END_MS = Date.UTC(2027, 10, 26, 12);
/** Returns data of a preview. */
function told(event, price = "") {
	const isPremium = event.startsWith("premium");
	return {
		event,
		link: `https://skein.example${isPremium ? "/settings/ad-free-browsing" : "/odile/support"}`,
		day: END_MS,
		price,
		blog: isPremium ? "" : "odile"
	};
}
var mail$5 = defineMail({
	class: "receipt",
	fixtures: {
		usual: told("premium-renewed", "€4.99"),
		unpaid: told("premium-unpaid", "€4.99"),
		ending: told("premium-ending"),
		ended: told("premium-ended"),
		lapsed: told("premium-lapsed"),
		supportRenewed: told("membership-renewed", "€4.00"),
		supportUnpaid: told("membership-unpaid", "€4.00"),
		supportEnding: told("membership-ending"),
		supportEnded: told("membership-ended"),
		supportLapsed: told("membership-lapsed"),
		supportPrice: told("membership-price", "€5.00")
	},
	subject: headingOf$1,
	preheader: meaningOf$1,
	why: () => (/** i18n */ {
		id: "lPPZMH",
		message: ["You get this because you pay or paid for something on Skein."]
	}),
	Body: Body$5
});
// server/mail/templates/kinds/support-answer.tsx
function Body$4({ text, request }) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "1jB8io",
				message: ["We answered your request"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: _t(
			/** i18n */
			{
				id: "K7NFqc",
				message: ["You wrote to us. This is our answer:"]
			}
		) }),
		/* @__PURE__ */ jsx(Quote, { text }),
		/* @__PURE__ */ jsx(Paragraph, {
			tone: "muted",
			above: 28,
			children: _t(
				/** i18n */
				{
					id: "7B2q7U",
					message: ["This is what you wrote:"]
				}
			)
		}),
		/* @__PURE__ */ jsx(Quote, {
			text: request,
			size: "detail",
			above: 8
		})
	] });
}
var mail$4 = defineMail({
	class: "receipt",
	fixtures: { usual: {
		text: "The picture was too large for the page. We made it smaller; please look again.",
		request: "My header is cut off.\nWhat can I do?"
	} },
	subject: () => (/** i18n */ {
		id: "gaC4jh",
		message: ["We answered your support request"]
	}),
	preheader: ({ text }) => text.slice(0, 90),
	why: () => (/** i18n */ {
		id: "YIqdUM",
		message: ["You get this because you wrote to the support."]
	}),
	Body: Body$4
});
// server/mail/templates/kinds/supporters.tsx
/** Returns the sentence that is the subject and the heading. */
function headingOf({ event, who, blog }) {
	if (event === "supporter-new") return who === "" ? (
	/** i18n */
	{
		id: "PI_Jmc",
		message: ["Somebody supports ", ["blog"]],
		values: { blog }
	}) : 
	/** i18n */
	{
		id: "BIQTsJ",
		message: [
			["who"],
			" supports ",
			["blog"]
		],
		values: {
			who,
			blog
		}
	};
	return who === "" ? (
	/** i18n */
	{
		id: "Cm5fAi",
		message: ["Somebody no longer supports ", ["blog"]],
		values: { blog }
	}) : 
	/** i18n */
	{
		id: "blkton",
		message: [
			["who"],
			" no longer supports ",
			["blog"]
		],
		values: {
			who,
			blog
		}
	};
}
/** Returns what it means. */
function meaningOf({ event }) {
	return event === "supporter-new" ? (
	/** i18n */
	{
		id: "sXd9nM",
		message: ["From now on they read what you write for supporters."]
	}) : 
	/** i18n */
	{
		id: "dura7B",
		message: ["They can read your public posts as before, but no longer those for supporters."]
	};
}
function Body$3(props) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ jsx(News, {
		heading: headingOf(props),
		meaning: meaningOf(props),
		link: props.link,
		label: _t(
			/** i18n */
			{
				id: "2lttKY",
				message: ["See your supporters"]
			}
		)
	});
}
var ofPreview = {
	who: "marlow",
	blog: "odile",
	link: "https://skein.example/blog/odile/post-plus/supporters"
};
var mail$3 = defineMail({
	class: "notification",
	setting: "emailSupporters",
	stop: 
	/** i18n */
	{
		id: "buxTUR",
		message: ["No e-mails about supporters"]
	},
	fixtures: {
		usual: {
			event: "supporter-new",
			...ofPreview
		},
		left: {
			event: "supporter-gone",
			...ofPreview
		}
	},
	subject: headingOf,
	preheader: meaningOf,
	why: ({ blog }) => (/** i18n */ {
		id: "u_v3PE",
		message: [
			"You get this because ",
			["blog"],
			" has supporters on Skein."
		],
		values: { blog }
	}),
	Body: Body$3
});
// server/mail/templates/kinds/taken-down.tsx
function Body$2({ message, link }) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "rflqj2",
				message: ["Something you wrote was taken down"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: _t(
			/** i18n */
			{
				id: "8ry4s7",
				message: ["We took down something you wrote because it breaks the rules of Skein."]
			}
		) }),
		message !== "" && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Paragraph, {
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "EErdK4",
					message: ["This is the reason:"]
				}
			)
		}), /* @__PURE__ */ jsx(Quote, {
			text: message,
			above: 8
		})] }),
		/* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label: _t(
				/** i18n */
				{
					id: "91rsi0",
					message: ["Write to us"]
				}
			)
		}),
		/* @__PURE__ */ jsx(Paragraph, {
			tone: "muted",
			above: 20,
			children: _t(
				/** i18n */
				{
					id: "zN-t8z",
					message: ["Write to us if you think that this is wrong: a person reads it."]
				}
			)
		})
	] });
}
var mail$2 = defineMail({
	class: "moderation",
	fixtures: { usual: {
		message: "It insults somebody.",
		link: "https://skein.example/support"
	} },
	subject: () => (/** i18n */ {
		id: "FhkvIU",
		message: ["Something you wrote on Skein was taken down"]
	}),
	preheader: () => (/** i18n */ {
		id: "R66wgR",
		message: ["It breaks the rules of Skein. Write to us if you think that this is wrong."]
	}),
	why: () => (/** i18n */ {
		id: "ONMANi",
		message: ["You get this because the staff of Skein decided on something that you wrote."]
	}),
	Body: Body$2
});
// server/mail/templates/kinds/test-mail.tsx
function Body$1({ origin, link }) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ jsxs(Card, { children: [
		/* @__PURE__ */ jsx(Title, { children: _t(
			/** i18n */
			{
				id: "-BIG2Z",
				message: ["This test e-mail arrived"]
			}
		) }),
		/* @__PURE__ */ jsx(Paragraph, { children: _t(
			/** i18n */
			{
				id: "uEsrmo",
				message: ["You sent it to yourself from the administration of Skein. The mail server accepted it, and there is nothing to do."]
			}
		) }),
		/* @__PURE__ */ jsx(OriginFacts, { origin }),
		/* @__PURE__ */ jsx(ActionButton, {
			href: link,
			label: _t(
				/** i18n */
				{
					id: "o2jUcJ",
					message: ["See the e-mails of the site"]
				}
			)
		})
	] });
}
var mail$1 = defineMail({
	class: "receipt",
	fixtures: { usual: {
		origin: fixtureOrigin,
		link: "https://skein.example/settings/admin/mail"
	} },
	subject: () => (/** i18n */ {
		id: "VvFa_S",
		message: ["Test e-mail from Skein"]
	}),
	preheader: () => (/** i18n */ {
		id: "IzUsTR",
		message: ["The mail server of the site accepted it."]
	}),
	why: () => (/** i18n */ {
		id: "MdOdr_",
		message: ["You get this because you sent a test e-mail to yourself."]
	}),
	Body: Body$1
});
// server/mail/templates/kinds/verify.tsx
function Body(link) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ jsx(LinkMail, {
		...link,
		title: _t(
			/** i18n */
			{
				id: "evJ7Eb",
				message: ["Confirm your address"]
			}
		),
		action: _t(
			/** i18n */
			{
				id: "uzFaXY",
				message: ["Confirm address"]
			}
		),
		otherwise: _t(
			/** i18n */
			{
				id: "VPj6qx",
				message: ["You never heard of Skein? Do nothing: without this press nobody uses your address here."]
			}
		),
		children: /* @__PURE__ */ jsx(SafeTrans, {
			id: "fWQzd-",
			message: ["Press the button to confirm that this address is yours. It is how you get back in should you lose your password."]
		})
	});
}
// generated/mail-kinds.ts
/** All kinds of mail. */
var mailKinds = {
	accountRestored: mail$53,
	accountSuspended: mail$52,
	addressChanged: mail$51,
	addressLeaves: mail$50,
	addressTakenBack: mail$49,
	appealAccepted: mail$48,
	appealRejected: mail$47,
	ask: mail$46,
	backupCodesMade: mail$45,
	blogClosed: mail$44,
	blogInvitationByAddress: mail$43,
	campaign: mail$42,
	changeUndone: mail$41,
	credentialsRemoved: mail$40,
	dataReady: mail$39,
	decisionUndone: mail$38,
	digest: mail$37,
	digestQuestion: mail$36,
	dispute: mail$35,
	domain: mail$34,
	followers: mail$33,
	gift: mail$32,
	invitation: mail$31,
	labelled: mail$30,
	leaving: mail$29,
	login: mail$28,
	messages: mail$27,
	newAddress: mail$26,
	newDevice: mail$25,
	nothingToRecover: mail$24,
	passkeyAdded: mail$23,
	passkeyRemoved: mail$22,
	passwordChanged: mail$21,
	payout: mail$20,
	postTakenDown: mail$19,
	productNews: mail$18,
	proofCode: mail$17,
	providerLinked: mail$16,
	providerUnlinked: mail$15,
	recover: mail$14,
	recovered: mail$13,
	recoveryBegun: mail$12,
	recoveryDone: mail$11,
	replies: mail$10,
	reportDecided: mail$9,
	reset: mail$8,
	secondFactorOff: mail$7,
	secondFactorOn: mail$6,
	subscription: mail$5,
	supportAnswer: mail$4,
	supporters: mail$3,
	takenDown: mail$2,
	testMail: mail$1,
	verify: defineMail({
		class: "security",
		fixtures: { usual: {
			link: fixtureLink,
			expiresAt: inHours(48)
		} },
		subject: () => (/** i18n */ {
			id: "aSJa1H",
			message: ["Confirm your address for Skein"]
		}),
		preheader: () => (/** i18n */ {
			id: "sIcUep",
			message: ["One press, within two days. It is how you get back in without a password."]
		}),
		why: () => (/** i18n */ {
			id: "TqTSMp",
			message: ["You get this because somebody registered with this address."]
		}),
		Body
	})
};
// src/domain/language/locales.ts
/** Wire codes of the 18 interface languages (spec 000 §1), in the contract's order. */
var LOCALE_CODES = [
	"en-us",
	"es",
	"de",
	"fr",
	"it",
	"ja",
	"tr",
	"ru",
	"pl",
	"pt",
	"pt-br",
	"nl",
	"ko",
	"zh-cn",
	"zh-tw",
	"zh-hk",
	"id",
	"hi"
];
function info(code, tag, name, enabled = false) {
	return {
		code,
		tag,
		name,
		enabled
	};
}
/** All 18 languages; only the enabled ones have a catalogue. */
var LOCALES = {
	"en-us": info("en-us", "en-US", "English", true),
	de: info("de", "de", "Deutsch", true),
	fr: info("fr", "fr", "Français"),
	it: info("it", "it", "Italiano"),
	es: info("es", "es", "Español"),
	nl: info("nl", "nl", "Nederlands"),
	pl: info("pl", "pl", "Polski"),
	"pt-br": info("pt-br", "pt-BR", "Português (Brasil)"),
	pt: info("pt", "pt-PT", "Português (Portugal)"),
	ru: info("ru", "ru", "Русский"),
	tr: info("tr", "tr", "Türkçe"),
	id: info("id", "id", "Bahasa Indonesia"),
	hi: info("hi", "hi", "हिन्दी"),
	ja: info("ja", "ja", "日本語"),
	ko: info("ko", "ko", "한국어"),
	"zh-cn": info("zh-cn", "zh-CN", "简体中文"),
	"zh-tw": info("zh-tw", "zh-TW", "繁體中文（台灣）"),
	"zh-hk": info("zh-hk", "zh-HK", "繁體中文（香港）")
};
/** Language of users whose preferences match none of ours (spec 000 §1). */
var DEFAULT_LOCALE = "en-us";
/** Languages users can choose. */
var ENABLED_LOCALES = LOCALE_CODES.map((code) => LOCALES[code]).filter((locale) => locale.enabled);
/** Returns the language of that tag or code, else the first with the same primary subtag. */
function matchTag(wanted, among) {
	const tag = wanted.trim().toLowerCase();
	const exact = among.find(({ code, tag: own }) => code === tag || own.toLowerCase() === tag);
	const language = tag.split("-")[0];
	return (exact ?? among.find(({ tag: own }) => own.split("-")[0] === language))?.code;
}
/**
* Returns the first language that matches the preferences, most wanted first (a cookie, then `navigator.languages` or
* the parts of `Accept-Language`); English when none matches. Considers only enabled languages unless `among` is given.
*/
function chooseLocale(preferences, among = ENABLED_LOCALES) {
	for (const preferred of preferences) {
		const match = matchTag(preferred, among);
		if (match) return match;
	}
	return DEFAULT_LOCALE;
}
// server/mail/locales/de.po
var messages = JSON.parse("{\"-8KmkY\":[\"Dein Konto bei Skein wiederherstellen\"],\"-BIG2Z\":[\"Diese Test-E-Mail ist angekommen\"],\"-Cq9sC\":[\"Wir haben es als nicht jugendfrei gekennzeichnet, damit es niemand unvorbereitet sieht.\"],\"-FaMZL\":[\"Dein Beitrag wurde gekennzeichnet\"],\"-ITOrL\":[[\"name\"],\" wurde verlängert\"],\"-K0N3w\":[\"Sie endet: \",[\"0\"],\". Nichts wird gelöscht.\"],\"-K5hN3\":[\"Keine E-Mails über Antworten und Erwähnungen mehr\"],\"-NtMq1\":[\"Du hast ihn noch, sonst sieht ihn niemand. Du kannst Einspruch einlegen.\"],\"-VtrII\":[\"Das Konto von <0>\",[\"account\"],\"</0> hat keinen zweiten Faktor und keine Passkeys mehr, alle sind abgemeldet, und das alte Passwort gilt nicht mehr.\"],\"-WltLB\":[\"Passwort wählen\"],\"-YrETt\":[\"Was\"],\"-gE5R-\":[\"Für dein Konto wurde eine neue Adresse angefordert\"],\"-tf5zk\":[\"Du kannst dich wieder anmelden, und deine Blogs sind sichtbar wie vorher.\"],\"03iTXI\":[[\"0\",\"plural\",{\"one\":[\"#\",\" Zugang öffnet\"],\"other\":[\"#\",\" Zugänge öffnen\"]}],\" das Konto von \",[\"account\"],\" nicht mehr.\"],\"05ZN4c\":[\"Entfernen\"],\"09vuvB\":[[\"who\"],\" hat dein Geschenk aufgeschnürt\"],\"0dHPyt\":[\"Ein Passkey wurde entfernt\"],\"0gOzQM\":[\"Ein Passkey kam hinzu\"],\"0yF1uC\":[\"Ein neues Gerät hat sich angemeldet\"],\"1JaeAV\":[\"Eine neue Adresse wurde angefordert\"],\"1McDcU\":[\"Keine Neuigkeiten über Skein mehr\"],\"1RwMT0\":[\"Du bekommst das, weil E-Mails über Fragen eingeschaltet sind.\"],\"1ZF9KQ\":[\"Wann\"],\"1jB8io\":[\"Wir haben dir geantwortet\"],\"2105Nw\":[[\"price\"],\" kommt zu dir zurück, so wie du bezahlt hast.\"],\"24IuBM\":[\"Du bekommst das, weil jemand diese Adresse für ein Konto verwenden möchte.\"],\"2GN31q\":[\"Jemand, vermutlich du, wollte <0>\",[\"account\"],\"</0> wiederherstellen. Das Konto hat keinen zweiten Faktor und keinen Passkey, also genügt ein Link per E-Mail, um dich anzumelden.\"],\"2MY6Va\":[\"Du bekommst das, weil das Team von Skein über etwas von dir entschieden hat.\"],\"2VhCyN\":[\"Du entscheidest auf der Seite. Die Einladung gilt bis \",[\"0\"],\".\"],\"2VoyZO\":[\"<0>\",[\"0\"],\"</0> möchte den Blog <1>\",[\"1\"],\"</1> mit dir zusammen schreiben. Mit dem Link kannst du auch ein Konto anlegen.\"],\"2giEbP\":[\"Jemand anderes hat sie. Das ganze Geld kommt zu dir zurück (\",[\"price\"],\"), so wie du bezahlt hast.\"],\"2lttKY\":[\"Unterstützer ansehen\"],\"2nKwKf\":[\"Du bekommst das, weil ein Konto bis jetzt diese Adresse verwendet hat.\"],\"2t8MAy\":[\"Wir haben das Konto von <0>\",[\"account\"],\"</0> gesperrt, weil es gegen die Regeln von Skein verstößt. Bis zum Ende der Sperre sieht niemand seine Blogs. Nichts wird gelöscht.\"],\"3GvCVf\":[\"Sie folgen jetzt <0>\",[\"0\"],\"</0>:\"],\"3K6l6t\":[\"hat nicht geantwortet\"],\"3NMtDf\":[\"Keine E-Mails mehr über neue Geräte\"],\"3Qp9U0\":[[\"name\"],\" gehört dir nicht mehr\"],\"3TA8vP\":[\"Alle sind abgemeldet. Wenn du noch kein neues Passwort gewählt hast, tu es jetzt.\"],\"3V3OGB\":[\"Du bekommst das, weil E-Mails über Antworten und Erwähnungen eingeschaltet sind.\"],\"3WrzIg\":[[\"0\"],\", angefordert\"],\"3_4h5w\":[\"Du bekommst das, weil E-Mails über Follower eingeschaltet sind.\"],\"3c9bPO\":[\"<0>\",[\"0\"],\"</0> hat \",[\"1\",\"plural\",{\"one\":[\"#\",\" neue Anmerkung\"],\"other\":[\"#\",\" neue Anmerkungen\"]}],\" bekommen.\"],\"3wwETY\":[\"Wir haben das Blog geschlossen.\"],\"4BQ3xZ\":[[\"first\"],\" hat dich etwas gefragt\"],\"4EedoB\":[\"Herunterladen\"],\"4KCtax\":[\"Sie bleibt, wo sie ist. Das ganze Geld kommt zu dir zurück (\",[\"price\"],\"), so wie du bezahlt hast. Auf ihrer Seite steht, warum, und was du versuchen kannst.\"],\"4mBB-r\":[\"Es endet am \",[\"date\"],\", und es wird nichts mehr abgebucht. Bis dahin kannst du es weiterlaufen lassen.\"],\"4sOPLB\":[\"Was damit gekauft wurde, ist beendet, und im Hauptbuch steht es als zurückgegeben. Es ist nichts mehr zu tun.\"],\"4tfFvC\":[\"Nicht du? Du kannst es mit einem Druck rückgängig machen, bis \",[\"0\"],\".\"],\"4vjS27\":[\"30 Tage lang zog niemand am Faden von \",[\"title\"],\". Das ganze Geld kommt zu dir zurück, so wie du bezahlt hast.\"],\"4xBHUg\":[\"Antworten\"],\"4yAG9U\":[\"Drücke den Knopf, um diese Adresse für das Konto von <0>\",[\"account\"],\"</0> zu verwenden. Bis dahin behält es die Adresse, die es hat.\"],\"5FlTpf\":[[\"shown\"],\" von \",[\"goal\"],\" Leuten haben deinen Beitrag gesehen.\"],\"5Ggfsv\":[\"Dein zweiter Faktor wurde entfernt\"],\"5I4vFZ\":[\"Neues von Skein: \",[\"title\"]],\"5Y52n1\":[\"Eine Wiederherstellung deines Kontos hat begonnen\"],\"5cCQHR\":[\"Deine Adresse wurde geändert\"],\"5iQQts\":[\"Der Link gilt einmal, bis \",[\"0\"],\". Nicht du? Nichts ändert sich.\"],\"68kTNx\":[[\"who\"],\" möchte dein Geschenk lieber nicht\"],\"69txuU\":[\"Dein Einspruch wurde angenommen\"],\"6JmaVJ\":[\"Du bekommst das, weil dies bis jetzt die Adresse deines Kontos war.\"],\"6MozpV\":[\"Diese Adresse gehört zu keinem Konto mehr\"],\"6N6-PK\":[[\"0\"],\" hat \",[\"1\"],\" gefunden.\"],\"6cyKGq\":[\"Wähle ein neues Passwort für Skein\"],\"6em1Ja\":[\"Und \",[\"0\",\"plural\",{\"one\":[\"#\",\" weitere\"],\"other\":[\"#\",\" weitere\"]}],\".\"],\"6ndHKb\":[\"Du bekommst das, weil E-Mails über Nachrichten eingeschaltet sind.\"],\"6wvML7\":[\"Das ganze Geld für \",[\"title\"],\" kommt zu dir zurück, so wie du bezahlt hast.\"],\"7-SA_r\":[\"Deine Kampagne wurde angenommen\"],\"7B2q7U\":[\"Das hast du geschrieben:\"],\"7MsChZ\":[\"Das ganze Geld kommt zu dir zurück (\",[\"price\"],\"), so wie du bezahlt hast. Versuche es auf der Seite der Domain noch einmal.\"],\"7PBzsh\":[\"Nicht du? Tu nichts: Ohne diese E-Mail kommt niemand hinein. Leite sie nie weiter, und lies sie niemandem vor.\"],\"7QL6Xi\":[\"Dein Einspruch wurde abgelehnt: Die Entscheidung bleibt\"],\"7p560T\":[[\"price\"],\" wurde abgebucht, so wie du zuletzt bezahlt hast. Es ist bis \",[\"date\"],\" bezahlt; du kannst jederzeit kündigen.\"],\"7ysxqx\":[\"Eine Wiederherstellung deines Kontos bei Skein hat begonnen\"],\"8PAz76\":[\"Dein Bestätigungscode für Skein\"],\"8PQ1JD\":[\"Keine E-Mails mehr über Geschenke\"],\"8ejc5O\":[\"Du bekommst das, weil du auf Skein etwas gemeldet hast.\"],\"8fDjlc\":[[\"name\"],\" wird bald verlängert\"],\"8ry4s7\":[\"Wir haben etwas entfernt, das du geschrieben hast, weil es gegen die Regeln von Skein verstößt.\"],\"914nZS\":[\"Was wir dir geschrieben haben, gilt nicht mehr.\"],\"91rsi0\":[\"Schreib uns\"],\"9DQqcN\":[\"Ein Konto bei Skein verwendet diese Adresse nicht mehr\"],\"9KcnH_\":[\"Und \",[\"rest\",\"plural\",{\"one\":[\"#\",\" weiterer\"],\"other\":[\"#\",\" weitere\"]}],\".\"],\"9KyoRb\":[\"Was du damit gekauft hast, ist beendet, und nichts wird mehr abgebucht. Du kannst es jederzeit wieder kaufen.\"],\"9kF5YZ\":[\"Dein Geschenk wurde nicht aufgeschnürt\"],\"A11eVS\":[\"Zugänge zu deinem Konto wurden entfernt\"],\"A9-ORY\":[\"Jemand, vermutlich du, hat ein neues Passwort für <0>\",[\"account\"],\"</0> angefordert. Drücke den Knopf, um eines zu wählen.\"],\"AEI9_V\":[\"Du kannst dich bei Skein mit einem Link anmelden\"],\"AGUDHn\":[\"Jemand hat sich als <0>\",[\"account\"],\"</0> mit einem Gerät angemeldet, das wir noch nicht kannten. Wenn du das warst, ist nichts zu tun.\"],\"AIES9P\":[\"Eine Änderung deines Kontos bei Skein wurde rückgängig gemacht\"],\"BBb64L\":[\"Drücke den Knopf, um dich als \",[\"account\"],\" anzumelden. Er gilt einmal, bis \",[\"0\"],\".\"],\"BGAeDi\":[\"wähle jetzt ein neues Passwort. Damit sind alle anderen abgemeldet, auf jedem Gerät.\"],\"BIQTsJ\":[[\"who\"],\" unterstützt \",[\"blog\"]],\"BL_AtS\":[\"Dein Konto wurde gesperrt\"],\"BWQ95P\":[\"Sie gehört dir bis zum \",[\"date\"],\". Einige Tage vorher wird ein weiteres Jahr bezahlt, so wie du zuletzt bezahlt hast: \",[\"price\"],\". Du musst nichts tun und kannst das bis dahin ausschalten.\"],\"BdG1-I\":[\"Ab jetzt öffnet dieser Passkey das Konto von <0>\",[\"account\"],\"</0>, ohne Passwort und ohne Code.\"],\"Bir1Tc\":[\"Jemand hat etwas für \",[\"0\"],\" verschnürt\"],\"C6uX9K\":[[\"name\"],\" führt nicht mehr zu deinem Blog\"],\"CO8l-0\":[\"Bis \",[\"0\"],\" kannst du es dir anders überlegen\"],\"Ceht2q\":[\"Eine Bank hat für die Website entschieden: \",[\"price\"],\" bleiben\"],\"Cm5fAi\":[\"Jemand unterstützt \",[\"blog\"],\" nicht mehr\"],\"D2V_oO\":[\"Die Sperre von <0>\",[\"account\"],\"</0> ist aufgehoben. Du kannst dich wieder anmelden, und deine Blogs sind sichtbar wie vorher.\"],\"DBThj1\":[\"Dein Premium konnte nicht abgebucht werden\"],\"DD7Gr2\":[\"Er gilt einmal, bis \",[\"0\"],\". Gib ihn niemandem.\"],\"Dk3PAK\":[\"Dieser Passkey öffnet das Konto von <0>\",[\"account\"],\"</0> nicht mehr.\"],\"Dsq8LD\":[\"Wenn der Knopf nichts bewirkt, kopiere diese Adresse:\"],\"E0LDUj\":[\"Wir haben deinen Einspruch geprüft. Du hattest recht.\"],\"EDbImy\":[\"Ihre Einträge stimmen. Wir sehen sie uns jeden Tag an und sagen dir, wenn etwas nicht stimmt.\"],\"EEQw_Z\":[\"Wir haben deinen Einspruch zu früh beantwortet. Die Antwort gilt nicht mehr: Wir lesen ihn noch einmal und sagen dir, wie wir entscheiden.\"],\"EErdK4\":[\"Das ist der Grund:\"],\"EJQnYJ\":[\"Wähle danach ein neues Passwort für dein Postfach, denn jemand anderes kann es lesen.\"],\"ELoStt\":[\"Du warst es? Dann ist nichts zu tun.\"],\"FEakAA\":[\"Du bekommst das, weil du Neuigkeiten über Skein bestellt hast.\"],\"FGSN4s\":[\"Passkey\"],\"FS_t4p\":[[\"0\"],\": der Knopf wirkt nicht mehr\"],\"FT5zpg\":[\"Deine Bank hat entschieden: Die Zahlung von \",[\"price\"],\" bleibt bestehen\"],\"FhkvIU\":[\"Etwas, das du auf Skein geschrieben hast, wurde entfernt\"],\"FihFZ0\":[\"Du bekommst das, weil jemand dein Konto wiederherstellen wollte.\"],\"Fl0IbO\":[\"Dein Konto wiederherstellen\"],\"Flxio1\":[\"Die Zahlung von \",[\"price\"],\" wurde nicht angenommen. Wir versuchen es am \",[\"date\"],\" noch einmal; du kannst sie auch von Hand verlängern.\"],\"GDZ42a\":[[\"0\"],\": der Link gilt nicht mehr\"],\"GHhr03\":[\"Es ist dein Anteil an dem, was Unterstützer von \",[\"blog\"],\" bezahlt haben. Banken brauchen ein paar Tage.\"],\"GKkw2D\":[\"Nicht du? Tu nichts: Alles bleibt, wie es ist.\"],\"GNmvF3\":[\"Nicht du? Tu nichts: Dein Passwort bleibt, wie es ist.\"],\"GVx6-8\":[\"Neue Anmeldung: \",[\"client\"],\", \",[\"network\"]],\"GrIXf8\":[\"Jetzt, wenn du das nicht warst\"],\"GxAAKW\":[\"Das ist bisher alles.\"],\"Gz0hCQ\":[\"Du bekommst das, weil E-Mails über Einladungen eingeschaltet sind.\"],\"H4Cea1\":[\"Dein Konto hat neue Ersatzcodes\"],\"H7TE0y\":[\"Du bekommst das, weil eine Änderung deines Kontos rückgängig gemacht wurde.\"],\"H8wi3L\":[\"Die Sperre hat kein Ende.\"],\"HFGvzK\":[\"Wenn du das nicht warst,\"],\"HTx6Fr\":[\"Deine Unterstützung von \",[\"blog\"],\" konnte nicht abgebucht werden\"],\"HnMNPL\":[\"Dein Beitrag\"],\"HoteRu\":[\"Bis \",[\"date\"],\" sehen Leute deinen Beitrag. Du kannst ihn jederzeit löschen und zahlst nur für die, die ihn gesehen haben.\"],\"I-b_eN\":[\"Einen Einspruch prüft jemand, der beim ersten Mal nicht entschieden hat.\"],\"If_UZB\":[\"Du kannst dich mit einem Link anmelden\"],\"IjCSKp\":[[\"name\"],\" wurde von deinem Blog genommen\"],\"IzUsTR\":[\"Der Mailserver der Site hat sie angenommen.\"],\"J-jCAc\":[[\"name\"],\" konnte nicht verlängert werden\"],\"JI_bcx\":[\"Bestätige deine neue Adresse für Skein\"],\"JSGLEM\":[\"Wir haben es entfernt.\"],\"JZtMGa\":[\"Keine E-Mails über Fragen mehr\"],\"JgZYRe\":[\"Ihre Seite öffnen\"],\"JwBoEF\":[\"Dein Beitrag wurde entfernt\"],\"Jwq4Ft\":[[\"total\",\"plural\",{\"other\":[\"#\",\" Fragen\"]}],\" an \",[\"0\"]],\"K7NFqc\":[\"Du hast uns geschrieben. Das ist unsere Antwort:\"],\"K7uGIR\":[\"Ansehen oder Einspruch einlegen\"],\"K9K3eH\":[\"Niemand sieht das Konto von <0>\",[\"account\"],\"</0> und seine Blogs mehr, und du bist überall abgemeldet.\"],\"KE8ZNP\":[\"Wir haben einen Beitrag von dir als nicht für alle gekennzeichnet. Zu sehen ist er erst, wenn man es auswählt. Du kannst ihn weiter bearbeiten oder löschen.\"],\"KS8Jcl\":[\"Du bekommst das, weil das Team von Skein über einen Blog von dir entschieden hat.\"],\"KVJpz5\":[\"Die Zwei-Faktor-Anmeldung wurde ausgeschaltet\"],\"KZUhEt\":[\"Der Beitrag ist nicht gut genug zu lesen oder zu sehen, um ihn anderen zu zeigen. Er selbst bleibt, wie er ist.\"],\"K_4h-M\":[\"Du bekommst das, weil du auf Skein etwas bezahlt hast.\"],\"KhWlCF\":[\"Sie ist bis zum \",[\"date\"],\" registriert und öffnet deinen Blog.\"],\"Kl4DQM\":[\"Deine Unterstützung von \",[\"blog\"],\" ist beendet\"],\"L4A5S-\":[\"Ein Konto bei Skein hat diese Adresse eine Weile verwendet. Wem seine frühere Adresse gehört, hat das rückgängig gemacht.\"],\"Lu4OEQ\":[\"möchte diesen Blog mit dir zusammen schreiben.\"],\"Lz5GoE\":[\"Du entscheidest dort. Die Einladung gilt einmal, bis \",[\"0\"],\". Du weißt nicht, worum es geht? Tu nichts.\"],\"MPzu-u\":[\"Dein Konto bei Skein wurde gesperrt\"],\"MdOdr_\":[\"Du bekommst das, weil du dir eine Test-E-Mail geschickt hast.\"],\"MfsBA6\":[\"Einladung ansehen\"],\"MkfAHR\":[\"Schließe die Wiederherstellung ab\"],\"Mpljb_\":[\"Und deine\"],\"MugqlY\":[\"Gib diesen Code dort ein, wo du danach gefragt wurdest. Er gilt einmal, bis \",[\"0\"],\".\"],\"N2Oy9j\":[[\"total\",\"plural\",{\"one\":[\"Die Frage wartet\"],\"other\":[\"Die Fragen warten\"]}],\" im Posteingang von <0>\",[\"0\"],\"</0>. Nur du kannst sie sehen, bis du antwortest.\"],\"N70uzw\":[\"Ab jetzt braucht die Anmeldung bei <0>\",[\"account\"],\"</0> auch einen Code. Bewahre deine Ersatzcodes sicher auf.\"],\"N_lS4Z\":[\"Eine andere suchen\"],\"NqNDdD\":[\"Eine Bank hat gegen die Website entschieden: \",[\"price\"],\" sind weg\"],\"O-mG_Q\":[\"Per E-Mail anmelden\"],\"OEPsYp\":[\"Danke für deine Meldung zu \",[\"blog\"],\".\"],\"OIU0BT\":[\"Der Umzug von \",[\"name\"],\" wurde abgelehnt\"],\"OMvveR\":[\"Deine Unterstützung von \",[\"blog\"],\" endet bald\"],\"ONMANi\":[\"Du bekommst das, weil das Team von Skein über etwas entschieden hat, das du geschrieben hast.\"],\"OR475H\":[\"Netz\"],\"Ooj88O\":[\"Es gibt neue Ersatzcodes\"],\"P06n2n\":[\"Am Faden ziehen\"],\"PEHQTf\":[\"Gerät\"],\"PEKXH4\":[\"Dein Anmelde-Link für Skein\"],\"PI_Jmc\":[\"Jemand unterstützt \",[\"blog\"]],\"PQ9ZH9\":[\"Es wird nichts mehr abgebucht. Du kannst jederzeit neu beginnen.\"],\"Q73sWi\":[\"Der Beitrag kann anderen nicht gezeigt werden. Er bleibt, wie er ist.\"],\"Q96bf5\":[\"Mit dem Link aus einer unserer E-Mails wurde eine Änderung des Kontos von <0>\",[\"account\"],\"</0> rückgängig gemacht. Alle sind abgemeldet, und das alte Passwort gilt nicht mehr.\"],\"QeH2Jr\":[\"Keine E-Mails über Einladungen mehr\"],\"Ql8AHN\":[[\"total\",\"plural\",{\"one\":[\"#\",\" ungelesene Nachricht wartet\"],\"other\":[\"#\",\" ungelesene Nachrichten warten\"]}],\" auf dich. Was darin steht, bleibt auf Skein.\"],\"QlnNdO\":[\"Dein Einspruch wurde angenommen: Dein Beitrag ist wieder zu sehen\"],\"QsCcr9\":[[\"0\"],\" folgt dir jetzt\"],\"R66wgR\":[\"Es verstößt gegen die Regeln von Skein. Schreib uns, wenn du das für falsch hältst.\"],\"RKgtv1\":[\"Deine Adresse bei Skein wurde geändert\"],\"RZGARq\":[[\"0\"],\" lädt dich ein, für \",[\"1\"],\" zu schreiben\"],\"Rt61MF\":[\"Der Link gilt einmal, bis \",[\"0\"],\". Nicht du? Dein Passwort bleibt, wie es ist.\"],\"SS1N0R\":[\"Wir haben eine Entscheidung zurückgenommen\"],\"Sd9sbE\":[\"Du bekommst das, weil jemand die Wiederherstellung deines Kontos gestartet hat.\"],\"SiKG0_\":[\"Ein Passkey deines Kontos wurde entfernt: \",[\"passkey\"]],\"SsGuEI\":[[\"price\"],\" ist auf dem Weg zu dir\"],\"T5Aupw\":[\"Wähle jetzt ein neues Passwort, und richte wieder einen zweiten Faktor ein, sobald du angemeldet bist.\"],\"TDCAW3\":[[\"total\",\"plural\",{\"one\":[\"#\",\" ungelesene Nachricht wartet\"],\"other\":[\"#\",\" ungelesene Nachrichten warten\"]}],\" auf Skein auf dich.\"],\"TT96y8\":[\"Deine Kampagne brennt\"],\"TX9gmK\":[\"Du bekommst das, weil die Wiederherstellung deines Kontos vor zwei Tagen gestartet wurde.\"],\"T_57YO\":[\"Du kannst das Archiv herunterladen bis \",[\"0\"],\".\"],\"TqTSMp\":[\"Du bekommst das, weil sich jemand mit dieser Adresse registriert hat.\"],\"Tqxim7\":[\"Schließe die Wiederherstellung deines Kontos ab\"],\"TtJ8Nr\":[[\"name\"],\" wird morgen von deinem Blog genommen\"],\"U8rn0w\":[\"Du bekommst das, weil \",[\"0\"],\" deine Adresse eingegeben hat.\"],\"UTAqCR\":[\"Es verstößt nicht gegen unsere Regeln und bleibt deshalb. Du kannst das Blog blockieren: Dann verschwindet es für dich.\"],\"UVmDJi\":[\"Das Passwort von <0>\",[\"account\"],\"</0> wurde geändert, und wer mit dem alten angemeldet war, ist abgemeldet.\"],\"V49pe8\":[\"Soll die Zusammenfassung weiter kommen?\"],\"V7lmlX\":[\"Das Konto von <0>\",[\"account\"],\"</0> hat neue Ersatzcodes. Die alten gelten nicht mehr.\"],\"VM4ht0\":[\"Deine Bank verlangt \",[\"price\"],\" von uns zurück\"],\"VPj6qx\":[\"Du hast nie von Skein gehört? Tu nichts: Ohne diesen Druck verwendet hier niemand deine Adresse.\"],\"VWWGEQ\":[\"Sie ist jetzt hier registriert, bis zum \",[\"date\"],\".\"],\"VgUrv8\":[\"Du bekommst das, weil du die Zusammenfassung gewählt hast.\"],\"VhTDMo\":[\"Zugänge wurden entfernt\"],\"VmC0bg\":[\"Die Änderung wird rückgängig gemacht, alle sind abgemeldet, und du wählst ein neues Passwort.\"],\"VvFa_S\":[\"Test-E-Mail von Skein\"],\"VvuqZB\":[[\"price\"],\" konnte nicht an dich ausgezahlt werden\"],\"VzGB6n\":[\"Dein Blog wurde geschlossen\"],\"W98ifm\":[\"Wir haben deinen Einspruch geprüft. Du hattest recht, und dein Beitrag ist zu sehen wie vorher. Es ist nichts zu tun.\"],\"W99ozx\":[\"Die Registrierungsstelle hat \",[\"name\"],\" nicht verlängert\"],\"WCPJS5\":[\"Auszahlungen ansehen\"],\"WDN3oW\":[\"Niemand kann deine Blogs sehen. Nichts wird gelöscht, und du kannst uns schreiben.\"],\"WGoOoY\":[[\"length\",\"plural\",{\"one\":[\"#\",\" Beitrag\"],\"other\":[\"#\",\" Beiträge\"]}],\" von Leuten, denen du folgst, und was aus deinen wurde. Dann ist Schluss.\"],\"WL5LQc\":[\"Du behältst, was du gekauft hast, und dafür wird nichts mehr abgebucht. Ein Abo endet trotzdem mit der bezahlten Zeit, außer du lässt es weiterlaufen.\"],\"WNV56c\":[\"Darin war: \",[\"title\"],\".\"],\"WNlYQ7\":[\"Damit kann ein anderer Anbieter die Domain übernehmen. Wenn du das nicht warst: Schalte ihre Transfersperre ein, das macht den Code ungültig, und ändere dein Passwort.\"],\"Wv5LsQ\":[\"Du hast nicht darum gebeten? Wähle ein neues Passwort.\"],\"WxY8iY\":[\"Du möchtest sie nicht mehr? Tu nichts: Es kommt keine weitere.\"],\"Wy7ssK\":[\"Du bekommst das, weil E-Mails über Geschenke eingeschaltet sind.\"],\"XJNVFt\":[\"Das Konto, das du für \",[\"blog\"],\" eingerichtet hast, hat es abgelehnt. Das Geld bleibt deins; wir versuchen es jede Stunde wieder. Sieh nach, ob das Konto vollständig ist.\"],\"Xbx33M\":[\"Jemand, vermutlich du, hat den zweiten Faktor und alle Passkeys von <0>\",[\"account\"],\"</0> verloren. Drücke den Knopf, um die Wiederherstellung zu starten; sie dauert 48 Stunden.\"],\"Xd-hMt\":[[\"name\"],\" hat dir geantwortet\"],\"XpEGlK\":[\"Die Zahlung wurde dreimal nicht angenommen, darum ist es beendet. Du schuldest nichts, und es wird nichts mehr abgebucht. Du kannst jederzeit neu beginnen.\"],\"Xrc9J6\":[\"Jemand, der deine E-Mails lesen kann, sagt, dass der zweite Faktor und alle Passkeys von <0>\",[\"account\"],\"</0> verloren sind.\"],\"Y1LMg9\":[\"Neue Anmeldung: \",[\"client\"]],\"Y8q4ml\":[\"Anmeldung mit \",[\"provider\"],\" kam zu deinem Konto hinzu\"],\"YIqdUM\":[\"Du bekommst das, weil du dem Support geschrieben hast.\"],\"YPDnwo\":[\"Du entscheidest auf der Seite.\"],\"YS_Zpw\":[\"Es ist nichts zu tun. Du kannst dich mit dieser Adresse registrieren oder sie für ein anderes Konto verwenden.\"],\"Yvoc3u\":[[\"0\"],\": alles wird endgültig gelöscht\"],\"ZIj_1c\":[\"Rückgängig machen\"],\"ZWQHpY\":[\"Ein Druck, innerhalb von zwei Tagen, und das Konto von \",[\"account\"],\" verwendet diese Adresse.\"],\"Zbtud5\":[\"Niemand kann ihn sehen. Schreib uns, wenn du das für falsch hältst.\"],\"Zp6XvD\":[\"Du bekommst das, weil dein Konto gelöscht wurde.\"],\"ZrFpIg\":[\"Anmeldedienst\"],\"Zu0_50\":[\"Dein Passwort bei Skein wurde geändert\"],\"_F0LZC\":[\"Die Wiederherstellung ist abgeschlossen. Wähle jetzt ein neues Passwort.\"],\"_L4BZG\":[\"Ansehen, wer es ist\"],\"_LmECZ\":[\"Ein Anmeldedienst wurde entfernt\"],\"_T-gD3\":[\"Die Zahlung von \",[\"price\"],\" wurde nicht angenommen. Wir versuchen es am \",[\"date\"],\" wieder; bis dahin geht alles weiter wie bisher. Du kannst anders bezahlen oder kündigen.\"],\"_cUW9J\":[\"Du weißt nicht, worum es geht? Tu nichts: Ohne diesen Druck verwendet hier niemand deine Adresse.\"],\"_csaOD\":[\"Du hast ihn nicht angefordert? Tu nichts, und gib den Code niemandem.\"],\"_gICf0\":[\"E-Mail-Einstellungen\"],\"_pSeYt\":[[\"0\"],\". Warst du das? Dann ist nichts zu tun.\"],\"_qicuW\":[\"Sie wurde nicht verlängert, also kann sie jetzt jeder registrieren. Ihre Einträge sind gelöscht.\"],\"aAyetf\":[\"Die Zahlung von \",[\"price\"],\" wurde nicht angenommen. Wir versuchen es nicht noch einmal: verlängere sie von Hand, um sie zu behalten.\"],\"aEY3ZZ\":[[\"blog\"],\" hat einen neuen Preis\"],\"aSJa1H\":[\"Bestätige deine Adresse für Skein\"],\"aYxK4O\":[\"Die 48 Stunden sind vorbei. Ein Druck entfernt deinen zweiten Faktor und alle Passkeys.\"],\"ae09k8\":[\"Gesendet an \",[\"to\"],\", für das Konto von \",[\"name\"],\".\"],\"b2IE1Q\":[\"Dein Beitrag auf Skein wurde gekennzeichnet\"],\"b8tHaC\":[\"Nicht du? Brich sie mit einem Druck ab, vor \",[\"0\"],\".\"],\"bBtlmz\":[\"Neuen Link anfordern, wenn der Knopf nicht mehr gilt\"],\"bCGK0W\":[\"Du warst das nicht? Wähle zuerst ein neues Passwort, damit sich sonst niemand anmelden kann, und stelle dann alles wieder her.\"],\"bRyIbJ\":[\"Deine Kampagne wurde abgesagt\"],\"bfGLdG\":[\"Dein Tag auf Skein: \",[\"0\"]],\"blkton\":[[\"who\"],\" unterstützt \",[\"blog\"],\" nicht mehr\"],\"bmNeyF\":[[\"one\"],\" und \",[\"0\",\"plural\",{\"other\":[\"#\",\" andere\"]}],\" haben dir geschrieben\"],\"boiKt2\":[\"Bestätige deine neue Adresse\"],\"buxTUR\":[\"Keine E-Mails über Unterstützer\"],\"c55UK4\":[\"Keine E-Mails über Follower mehr\"],\"c8mhth\":[\"Wiederherstellung starten\"],\"cD-_IC\":[\"Dein Konto ist wieder offen\"],\"cH5kXP\":[\"Jetzt\"],\"cJ7V_h\":[\"Was der Beitrag zeigt, kann nicht Leuten gezeigt werden, die nicht danach gefragt haben. Er selbst bleibt, wie er ist.\"],\"cMjNCz\":[\"Dein Konto ist gelöscht\"],\"cQlPDN\":[\"Lesen\"],\"cRlqA4\":[\"Dein zweiter Faktor bei Skein wurde entfernt\"],\"c_BPWW\":[\"Die 48 Stunden sind vorbei. Drücke den Knopf, um den zweiten Faktor und alle Passkeys von <0>\",[\"account\"],\"</0> zu entfernen; alle sind dann abgemeldet, und du wählst ein neues Passwort.\"],\"csYdiN\":[\"Wem seine frühere Adresse gehört, hat das rückgängig gemacht. Es ist nichts zu tun.\"],\"dgA2u6\":[\"Die Sperre endet: \",[\"0\"],\".\"],\"dura7B\":[\"Sie können deine öffentlichen Beiträge wie bisher lesen, aber nicht mehr die für Unterstützer.\"],\"e-KxAf\":[\"Wir haben über etwas von dir entschieden und dir das geschrieben. Diese Entscheidung gilt nicht mehr: Alles ist wieder wie zuvor. Du musst nichts tun.\"],\"e0UcvM\":[\"Zweiter Faktor\"],\"ejuza8\":[\"Ein Anmeldedienst kam hinzu\"],\"evJ7Eb\":[\"Bestätige deine Adresse\"],\"f-WKHU\":[\"Du bekommst das jeden Tag um \",[\"0\"],\", Ortszeit \",[\"1\"],\", weil du die tägliche Zusammenfassung gewählt hast.\"],\"f14QX3\":[\"Für das Konto von \",[\"account\"],\". Warst du das? Dann ist nichts zu tun.\"],\"f1kDU3\":[\"Das Archiv mit allem, was du geschrieben, hochgeladen und eingestellt hast, ist fertig. Du kannst es in dem Browser herunterladen, in dem du angemeldet bist, bis \",[\"0\"],\".\"],\"fGMq7F\":[\"Der Umzug von \",[\"name\"],\" wurde angenommen\"],\"fHqt7k\":[\"Diese öffnen das Konto von <0>\",[\"account\"],\"</0> nicht mehr.\"],\"fPkU5y\":[\"Du warst es? Warte bis dahin; wir schreiben wieder.\"],\"fWQzd-\":[\"Drücke den Knopf, um zu bestätigen, dass diese Adresse dir gehört. So kommst du wieder hinein, wenn du dein Passwort verlierst.\"],\"fWuvnp\":[\"Neue Unterstützer zahlen \",[\"price\"],\" im Monat. Für dich ändert sich nichts: Du zahlst weiter, was du jetzt zahlst.\"],\"f_vnm_\":[\"Dein Bestätigungscode\"],\"g45BHq\":[\"Deine Kampagne wurde abgelehnt\"],\"g5v1VO\":[[\"one\"],\" und \",[\"two\"],\" haben dir geschrieben\"],\"gFj_jV\":[\"Entscheidung ansehen\"],\"gXwoYg\":[\"Jemand\"],\"gaC4jh\":[\"Wir haben auf deine Support-Anfrage geantwortet\"],\"gnTT_4\":[\"Du warst das nicht? Wähle auch für dein Postfach ein neues Passwort, denn jemand anderes kann es lesen.\"],\"hXdFjW\":[\"Keine E-Mails über Nachrichten mehr\"],\"hlVnes\":[\"Jemand hat dich etwas gefragt\"],\"hxBfh2\":[\"Deine Kampagne ist vorbei\"],\"i7GTFN\":[[\"name\"],\" gehört dir\"],\"i9SRKl\":[\"Die Zwei-Faktor-Anmeldung wurde eingeschaltet\"],\"iG0G17\":[\"Deine Woche auf Skein: \",[\"0\"]],\"iZYCnN\":[\"Deine Kampagne wurde gelöscht\"],\"i_Cobw\":[\"Dein Konto hat einen neuen Passkey: \",[\"passkey\"]],\"j1iSwG\":[\"Eine Anmeldung dort öffnet das Konto von <0>\",[\"account\"],\"</0> nicht mehr.\"],\"j24eTp\":[\"Eine Änderung wurde rückgängig gemacht\"],\"j3E2Py\":[\"Du entscheidest dort. \",[\"0\"],\" erfährt nicht, wenn du es lässt.\"],\"j3mY5L\":[\"Warst du das? Dann ist nichts zu tun.\"],\"j5WA2j\":[\"Wir haben uns deine Meldung angesehen\"],\"jUtynd\":[\"Bis sie entschieden hat, behältst du, was du gekauft hast; nichts verlängert sich, und wir geben nichts zusätzlich zurück. Wenn du das nicht verlangt hast, sag es deiner Bank oder schreib uns.\"],\"jnGasl\":[[\"total\",\"plural\",{\"one\":[\"#\",\" Person folgt\"],\"other\":[\"#\",\" Leute folgen\"]}],\" dir jetzt\"],\"jnoXlW\":[[\"name\"],\" öffnet deinen Blog\"],\"jogQNT\":[\"Neues Passwort wählen\"],\"jyb91q\":[\"Du unterstützt \",[\"blog\"],\" weiter\"],\"k-GrEm\":[\"Beitrag ansehen\"],\"kBsl1x\":[\"Wir haben einen Blog von dir geschlossen, weil er gegen die Regeln von Skein verstößt. Niemand kann ihn sehen.\"],\"khWBLx\":[[\"name\"],\" ist angekommen\"],\"kiBZLo\":[\"Unsere Worte dazu: „\",[\"message\"],\"“\"],\"lEmNwq\":[\"Jemand, der dein Passwort kennt, möchte diese Adresse für das Konto von <0>\",[\"account\"],\"</0>. Sie ersetzt die jetzige, sobald der Link benutzt wird, den wir dorthin geschickt haben.\"],\"lPPZMH\":[\"Du bekommst das, weil du auf Skein für etwas bezahlst oder bezahlt hast.\"],\"lfbwWP\":[\"Anmelden und alles wiederherstellen\"],\"lqPdhV\":[[\"name\"],\" ist abgelaufen\"],\"m7SxFH\":[\"Sie öffnet deinen Blog nicht mehr; er behält seine alte Adresse. Bis zum \",[\"date\"],\" kannst du sie zum üblichen Preis verlängern.\"],\"mA_8uL\":[\"Gesendet an \",[\"to\"],\".\"],\"mVI4hj\":[[\"name\"],\" hat dich etwas gefragt\"],\"mXUPFA\":[\"Dein Passwort wurde geändert\"],\"mcXmAk\":[\"Du bekommst das, weil sich ein neues Gerät in deinem Konto angemeldet hat.\"],\"mckza6\":[\"Dein Konto bei Skein ist nicht mehr gesperrt\"],\"meY6-6\":[\"Wir haben deinen Einspruch geprüft. Du kannst deinen Beitrag weiter bearbeiten oder löschen.\"],\"muJ--8\":[\"Du bekommst das, weil dein Konto geändert wurde.\"],\"mvW-aj\":[\"Wiederherstellung abbrechen\"],\"n1gg5r\":[\"Du bekommst das, weil das Team von Skein über dein Konto entschieden hat.\"],\"n7VxaI\":[\"Du hast inzwischen etwas davon gefunden? Tu nichts: Alles bleibt, wie es ist.\"],\"nELMMC\":[\"Dein Beitrag auf Skein wurde entfernt\"],\"nFeRkI\":[\"Die Anmeldung bei <0>\",[\"account\"],\"</0> braucht keinen Code mehr. Wenn du das nicht warst, mach es rückgängig und schalte den Code danach wieder ein.\"],\"nWvNLi\":[\"Ihre Einträge fehlten oder waren falsch, eine Woche lang. Dein Blog behält seine alte Adresse; verbinde die Domain wieder, wann du magst.\"],\"nfv3D7\":[\"Du bekommst das, weil jemand eine Kopie deiner Daten angefordert hat.\"],\"o2jUcJ\":[\"E-Mails der Site ansehen\"],\"o7QmZl\":[\"Du bekommst das, weil du auf Skein eine Domain hast oder hattest.\"],\"oK2qrr\":[\"Skein öffnen\"],\"oLrb60\":[\"Es wartet 30 Tage. Zieh am Faden und sieh, was es ist und wer am anderen Ende ist, oder gib es zurück.\"],\"oQ6Hlu\":[\"Du bekommst das, weil jemand ein neues Passwort angefordert hat.\"],\"osGtuY\":[\"Du bekommst das, weil du auf Skein einen Beitrag hast brennen lassen.\"],\"p3-a4a\":[\"Keine Zusammenfassungen mehr\"],\"pPXxcB\":[\"Antworten ansehen\"],\"pe_eqB\":[[\"total\",\"plural\",{\"other\":[\"#\",\" Antworten und Erwähnungen\"]}]],\"pjOvF4\":[\"Deine Daten von Skein liegen bereit\"],\"qIdvpG\":[\"Der Transfercode von \",[\"name\"],\" wurde herausgegeben\"],\"qJ-5eK\":[\"Drücke den Knopf, um dich als <0>\",[\"account\"],\"</0> anzumelden. Er gilt einmal.\"],\"q_vt4I\":[[\"name\"],\" läuft bald ab\"],\"qgxX_n\":[\"Ihre Einträge fehlen oder sind falsch, seit sechs Tagen. Richte sie vor dem \",[\"date\"],\", und alles bleibt, wie es ist.\"],\"qmQvfk\":[\"Soll die Zusammenfassung von Skein weiter kommen?\"],\"rGKx6O\":[[\"0\"],\": ab jetzt können sie entfernt werden\"],\"rflqj2\":[\"Etwas von dir wurde entfernt\"],\"s-jLfB\":[\"Sie gehört dir bis zum \",[\"date\"],\". Sie wird nicht von selbst verlängert: verlängere sie von Hand, um sie zu behalten.\"],\"sID-F-\":[[\"name\"],\" hat dich erwähnt\"],\"sIcUep\":[\"Ein Druck, innerhalb von zwei Tagen. So kommst du auch ohne Passwort wieder hinein.\"],\"sQia9P\":[\"Anmelden\"],\"sXd9nM\":[\"Ab jetzt lesen sie, was du für Unterstützer schreibst.\"],\"sXlfLS\":[\"Wir haben einen Beitrag von dir entfernt, weil er gegen die Regeln von Skein verstößt. Du hast ihn noch, sonst sieht ihn niemand.\"],\"sbJxmu\":[\"Dein Konto hat keinen zweiten Faktor und keinen Passkey, also gibt es nichts wiederherzustellen.\"],\"szgKnT\":[\"Dein Einspruch wurde abgelehnt\"],\"tMwFVn\":[[\"length\",\"plural\",{\"one\":[\"#\",\" Beitrag\"],\"other\":[\"#\",\" Beiträge\"]}],\" von Leuten, denen du folgst. Dann ist Schluss.\"],\"tRgjhS\":[\"Wir haben deinen Einspruch geprüft. Unsere Entscheidung über deinen Beitrag bleibt. Du kannst ihn weiter bearbeiten oder löschen.\"],\"tdKVRY\":[\"Dein Premium endet bald\"],\"teX-F9\":[\"Sie gehört dir bis zum \",[\"date\"],\".\"],\"tfYjJJ\":[[\"one\"],\" hat dir geschrieben\"],\"trQ4En\":[[\"count\",\"plural\",{\"one\":[\"#\",\" Nachricht\"],\"other\":[\"#\",\" Nachrichten\"]}]],\"tua3Dp\":[\"Du bekommst das, weil die Wiederherstellung deines Kontos abgeschlossen wurde.\"],\"uEsrmo\":[\"Du hast sie dir aus der Verwaltung von Skein geschickt. Der Mailserver hat sie angenommen, und es gibt nichts zu tun.\"],\"uFjVel\":[\"Der Anbieter hat das Geld zurückgegeben. Erstattungen, die darauf gewartet haben, gehen jetzt raus.\"],\"uQcFeS\":[[\"name\"],\" konnte nicht registriert werden\"],\"uZp-Mm\":[\"Anmeldung mit \",[\"provider\"],\" wurde von deinem Konto entfernt\"],\"u_v3PE\":[\"Du bekommst das, weil \",[\"blog\"],\" auf Skein Unterstützer hat.\"],\"ueX5kc\":[\"Zu sehen ist er erst, wenn man es auswählt. Du kannst Einspruch einlegen.\"],\"ufs4_T\":[\"Du bekommst das, weil jemand einen Code für eine Änderung deines Kontos angefordert hat.\"],\"uksd7N\":[\"Hier endet der Faden.\"],\"uzFaXY\":[\"Adresse bestätigen\"],\"v-T64y\":[\"Du bekommst das, weil du zum Team von Skein gehörst.\"],\"vDuoj9\":[\"Tu nichts, und es kommt keine weitere.\"],\"vJcWWG\":[\"Dein Blog auf Skein wurde geschlossen\"],\"vP5UPa\":[\"Wir haben eine Entscheidung über dich zurückgenommen\"],\"vpo9x9\":[\"Dein Konto bei Skein ist gelöscht\"],\"wSPjMh\":[[\"0\",\"plural\",{\"one\":[\"#\",\" Beitrag\"],\"other\":[\"#\",\" Beiträge\"]}],\" von Leuten, denen du folgst, \",[\"1\"],\".\"],\"wSkXvK\":[\"Das Konto von <0>\",[\"account\"],\"</0> verwendet jetzt die Adresse unten. E-Mails gehen ab jetzt dorthin; dies ist die letzte an diese Adresse.\"],\"wl_kO4\":[\"Ihre Einträge fehlen oder sind falsch, seit einem Tag. Bleibt das so, wird sie am \",[\"date\"],\" von deinem Blog genommen. Auf ihrer Seite steht, was zu richten ist.\"],\"wpqhoU\":[\"Ansehen\"],\"ws84Fo\":[\"Ansehen\"],\"wsBirs\":[\"Dein Premium wurde verlängert\"],\"x55RSr\":[\"Sie hatte noch nicht begonnen, also hat niemand sie gesehen.\"],\"xPDQDG\":[[\"total\",\"plural\",{\"other\":[\"#\",\" Antworten und Erwähnungen\"]}],\" auf Skein\"],\"xdsSLY\":[\"Kampagne ansehen\"],\"y3D3Ia\":[\"Dein Premium ist beendet\"],\"y4wglW\":[\"fragt \",[\"0\"],\", \",[\"1\"]],\"yCaEO-\":[\"Sie kommt spätestens am \",[\"date\"],\" an. Bis dahin bleibt alles, wie es ist.\"],\"yKHBg0\":[\"E-Mails dieser Art lassen sich nicht abschalten.\"],\"yNixRb\":[\"Sie beginnt am \",[\"date\"],\", von selbst.\"],\"yYMwQo\":[\"nicht bekannt\"],\"yYWthw\":[\"Deine Bank hat dir \",[\"price\"],\" zurückgegeben\"],\"yo77vt\":[\"Der Anbieter behält das Geld ein, bis die Bank entscheidet. Schick Belege im Dashboard des Anbieters; unter Zahlungen in der Konsole steht, warum und bis wann.\"],\"yrJnT0\":[\"Du warst vier Wochen nicht auf Skein, darum ist dies vorerst die letzte Zusammenfassung. Öffne Skein, wann immer du magst, und sie kommt wieder.\"],\"yrefzi\":[\"Du bekommst das jede Woche am \",[\"0\"],\" um \",[\"1\"],\", Ortszeit \",[\"2\"],\", weil du die wöchentliche Zusammenfassung gewählt hast.\"],\"z6qGHJ\":[\"Du kannst alles wiederherstellen bis \",[\"0\"],\".\"],\"z794nE\":[\"Dein Anmelde-Link\"],\"z7t0yI\":[\"Ab jetzt öffnet eine Anmeldung dort das Konto von <0>\",[\"account\"],\"</0>.\"],\"zCXx2r\":[\"Eine Bank verlangt \",[\"price\"],\" zurück\"],\"zN-t8z\":[\"Schreib uns, wenn du das für falsch hältst: Ein Mensch liest es.\"],\"zmKK-C\":[\"Du bekommst das, weil sich jemand mit dieser Adresse anmelden wollte.\"],\"zouxok\":[\"Deine Daten liegen bereit\"]}");
// server/mail/templates/layout/MailLayout.tsx
/** Number of cells of the twine. */
var TWINE_CELL_COUNT = 40;
/** A style sheet of the head; clients drop a whole sheet for one rule they do not know. */
function Rules({ css }) {
	return /* @__PURE__ */ jsx("style", { dangerouslySetInnerHTML: { __html: css } });
}
function Twine() {
	return /* @__PURE__ */ jsx("table", {
		...LAYOUT_TABLE,
		width: "100%",
		style: { borderCollapse: "separate" },
		children: /* @__PURE__ */ jsx("tbody", { children: /* @__PURE__ */ jsx("tr", { children: Array.from({ length: TWINE_CELL_COUNT }, (_, at) => TWINE[at % TWINE.length]).map((colour, at) => /* @__PURE__ */ jsx("td", {
			bgcolor: colour,
			height: 3,
			style: {
				height: "3px",
				...EMPTY_CELL
			},
			children: "\xA0"
		}, at)) }) })
	});
}
function Row({ children, padding }) {
	const { start } = useMail();
	return /* @__PURE__ */ jsx("table", {
		...LAYOUT_TABLE,
		width: "100%",
		style: {
			maxWidth: "600px",
			margin: "0 auto"
		},
		children: /* @__PURE__ */ jsx("tbody", { children: /* @__PURE__ */ jsx("tr", { children: /* @__PURE__ */ jsx("td", {
			className: "side",
			align: start,
			style: {
				padding,
				textAlign: start
			},
			children
		}) }) })
	});
}
/** The frame of every mail: wordmark, twine, content and footer. */
function MailLayout({ language, subject, preheader, why, stop, to, name, children }) {
	const { site, start } = useMail();
	const ground = coloured("ground", {
		margin: 0,
		padding: 0
	});
	const wordmark = written("words", "on-ground", {
		lineHeight: "44px",
		display: "block",
		border: 0,
		marginLeft: "-12px"
	});
	return /* @__PURE__ */ jsxs(Html, {
		lang: language,
		dir: start === "left" ? "ltr" : "rtl",
		children: [/* @__PURE__ */ jsxs(Head, { children: [
			/* @__PURE__ */ jsx("meta", {
				name: "viewport",
				content: "width=device-width, initial-scale=1"
			}),
			/* @__PURE__ */ jsx("meta", {
				name: "color-scheme",
				content: "light dark"
			}),
			/* @__PURE__ */ jsx("meta", {
				name: "supported-color-schemes",
				content: "light dark"
			}),
			/* @__PURE__ */ jsx("meta", {
				name: "format-detection",
				content: "telephone=no,date=no,address=no,email=no,url=no"
			}),
			/* @__PURE__ */ jsx("title", { children: subject }),
			/* @__PURE__ */ jsx(Rules, { css: NARROW_RULES }),
			/* @__PURE__ */ jsx(Rules, { css: DARK_RULES }),
			/* @__PURE__ */ jsx(Rules, { css: OUTLOOK_DARK_RULES })
		] }), /* @__PURE__ */ jsxs("body", {
			...ground,
			children: [/* @__PURE__ */ jsx(Preview, { children: preheader }), /* @__PURE__ */ jsx("table", {
				...LAYOUT_TABLE,
				width: "100%",
				bgcolor: COLOURS.ground.light,
				...ground,
				children: /* @__PURE__ */ jsxs("tbody", { children: [
					/* @__PURE__ */ jsx("tr", { children: /* @__PURE__ */ jsx("td", {
						align: "center",
						bgcolor: COLOURS.ground.light,
						style: { backgroundColor: COLOURS.ground.light },
						children: /* @__PURE__ */ jsx(Row, {
							padding: "10px 24px",
							children: /* @__PURE__ */ jsx(Link, {
								href: `${site.publicUrl}/`,
								className: `wordmark ${wordmark.className}`,
								style: {
									color: COLOURS["on-ground"].light,
									textDecoration: "none"
								},
								children: /* @__PURE__ */ jsx(Img, {
									src: "cid:wordmark",
									width: 104,
									height: 44,
									alt: "Skein",
									...wordmark
								})
							})
						})
					}) }),
					/* @__PURE__ */ jsx("tr", { children: /* @__PURE__ */ jsx("td", {
						style: EMPTY_CELL,
						children: /* @__PURE__ */ jsx(Twine, {})
					}) }),
					/* @__PURE__ */ jsx("tr", { children: /* @__PURE__ */ jsx("td", {
						align: "center",
						children: /* @__PURE__ */ jsx(Row, {
							padding: "24px 24px 0",
							children
						})
					}) }),
					/* @__PURE__ */ jsx("tr", { children: /* @__PURE__ */ jsx("td", {
						align: "center",
						children: /* @__PURE__ */ jsxs(Row, {
							padding: "24px 24px 40px",
							children: [
								/* @__PURE__ */ jsxs(Paragraph, {
									size: "detail",
									tone: "on-ground-muted",
									below: 6,
									children: [why, stop === void 0 && /* @__PURE__ */ jsxs(Fragment, { children: [" ", /* @__PURE__ */ jsx(SafeTrans, {
										id: "yKHBg0",
										message: ["E-mails of this kind cannot be turned off."]
									})] })]
								}),
								/* @__PURE__ */ jsx(Paragraph, {
									size: "detail",
									tone: "on-ground-muted",
									below: 6,
									children: name === void 0 ? /* @__PURE__ */ jsx(SafeTrans, {
										id: "mA_8uL",
										message: [
											"Sent to ",
											["to"],
											"."
										],
										values: { to }
									}) : /* @__PURE__ */ jsx(SafeTrans, {
										id: "ae09k8",
										message: [
											"Sent to ",
											["to"],
											", for the account of ",
											["name"],
											"."
										],
										values: {
											to,
											name
										}
									})
								}),
								name !== void 0 && /* @__PURE__ */ jsxs(Paragraph, {
									size: "links",
									tone: "on-ground-muted",
									below: 6,
									children: [stop && /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(TextLink, {
										href: stop.href,
										tone: "on-ground",
										children: stop.label
									}), "\xA0 · \xA0"] }), /* @__PURE__ */ jsx(TextLink, {
										href: `${site.publicUrl}/settings/emails`,
										tone: "on-ground",
										children: /* @__PURE__ */ jsx(SafeTrans, {
											id: "_gICf0",
											message: ["E-mail settings"]
										})
									})]
								}),
								/* @__PURE__ */ jsx(Paragraph, {
									size: "detail",
									tone: "on-ground-muted",
									children: site.imprint
								})
							]
						})
					}) })
				] })
			})]
		})]
	});
}
// server/mail/templates/mail-clock.ts
/** Returns the city of a time zone as the IANA database spells it: "Lisbon" for `Europe/Lisbon`. */
function cityOf(timeZone) {
	return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}
function isTimeZone(name) {
	try {
		return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
	} catch {
		return false;
	}
}
/**
* Returns the clock of a mail; an unknown time zone is UTC, so that an old setting delays no mail.
*
* @param language BCP 47 tag
*/
function mailClock(language, zone) {
	const timeZone = isTimeZone(zone) ? zone : "UTC";
	const formatted = (options) => {
		const formatter = new Intl.DateTimeFormat(language, {
			timeZone,
			...options
		});
		return (at) => formatter.format(at);
	};
	const day = {
		weekday: "long",
		day: "numeric",
		month: "long"
	};
	const time = {
		hour: "numeric",
		minute: "2-digit"
	};
	const range = new Intl.DateTimeFormat(language, {
		timeZone,
		day: "numeric",
		month: "long"
	});
	const moment = formatted({
		...day,
		...time
	});
	const city = cityOf(timeZone);
	return {
		city,
		time: formatted(time),
		day: formatted(day),
		date: formatted({
			day: "numeric",
			month: "long",
			year: "numeric"
		}),
		weekday: formatted({ weekday: "long" }),
		days: (from, to) => range.formatRange(from, to),
		moment: (at) => `${moment(at)} (${city})`
	};
}
// server/mail/templates/render-mail.tsx
/** Messages by language tag; English is compiled into the templates. */
var MESSAGES = { de: messages };
/** Languages that are written from right to left. */
var RTL_LANGUAGES = /* @__PURE__ */ new Set([
	"ar",
	"fa",
	"he",
	"ur"
]);
/** Plain text: headings as they are written, addresses bare behind their words. */
var PLAIN_TEXT = { selectors: [
	{
		selector: "a.wordmark",
		format: "skip"
	},
	{
		selector: "h1",
		options: { uppercase: false }
	},
	{
		selector: "a",
		options: { linkBrackets: false }
	},
	{
		selector: "img",
		format: "skip"
	}
] };
/** The pictures of the site that mails may show, by content id. */
var SITE_PICTURES = [
	"wordmark",
	"curl",
	"curl-mirrored"
];
var templateOf = (kind) => mailKinds[kind];
/** Returns all kinds of mail. */
function listMailKinds() {
	return Object.keys(mailKinds).map((kind) => {
		const template = templateOf(kind);
		return {
			kind,
			class: template.class,
			..."setting" in template ? { setting: template.setting } : {},
			previews: Object.keys(template.fixtures)
		};
	});
}
/** Returns the data of a preview; undefined for an unknown name. */
function mailFixture(kind, name) {
	return templateOf(kind).fixtures[name];
}
/** Removes line breaks and other control characters, which would begin a new header. */
function oneLine(text) {
	return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
/** Returns a mail in the recipient's language and time zone, as HTML and as plain text from one tree. */
async function renderMail(site, kind, { to, locale, timeZone, name }, props, { stopUrl, direction } = {}) {
	const template = templateOf(kind);
	const { tag } = LOCALES[chooseLocale([locale])];
	const i18n = setupI18n({
		locale: tag,
		messages: { [tag]: MESSAGES[tag] ?? {} }
	});
	const say = (text) => typeof text === "string" ? text : i18n._(text);
	const context = {
		clock: mailClock(tag, timeZone),
		account: name ?? to,
		site
	};
	const subject = oneLine(say(template.subject(props, context)));
	const isRtl = (direction ?? (RTL_LANGUAGES.has(tag) ? "rtl" : "ltr")) === "rtl";
	const stop = "setting" in template ? {
		href: stopUrl ?? "",
		label: i18n._(template.stop)
	} : void 0;
	if (stop?.href === "") throw new Error(`A mail of the kind ${kind} names the page that stops it`);
	const off = "off" in template ? template.off : void 0;
	const { Body } = template;
	const html = (await render(/* @__PURE__ */ jsx(I18nProvider, {
		i18n,
		children: /* @__PURE__ */ jsx(MailSurroundingsContext, {
			value: {
				...context,
				start: isRtl ? "right" : "left",
				end: isRtl ? "left" : "right"
			},
			children: /* @__PURE__ */ jsx(MailLayout, {
				language: tag,
				subject,
				preheader: oneLine(say(template.preheader(props, context))),
				why: say(template.why(props, context)),
				stop: stop ?? (off && {
					href: `${site.publicUrl}${off.path}`,
					label: i18n._(off.label)
				}),
				to,
				name,
				children: /* @__PURE__ */ jsx(Body, { ...props })
			})
		})
	}))).replace(/^<!DOCTYPE[^>]*>/, "<!doctype html>").replaceAll(/<link rel="preload"[^>]*>/g, "");
	const isShown = ({ cid }) => html.includes(`"cid:${cid}"`);
	return {
		subject,
		html,
		text: `${toPlainText(html, PLAIN_TEXT).trim()}\n`,
		sitePictures: SITE_PICTURES.filter((cid) => isShown({ cid })),
		pictures: (template.pictures?.(props) ?? []).filter(isShown)
	};
}
export { listMailKinds, mailFixture, renderMail };
