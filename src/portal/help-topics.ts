/** A page of help that the menu leads to (A2-nav). */
interface HelpTopic {
  title: string;
  items: readonly { question: string; answer: string }[];
}

/** By the last part of the address, `/business/help/{topic}`. */
export const HELP_TOPICS: Readonly<Record<string, HelpTopic>> = {
  // Its page has commands to try, instead of questions.
  developers: { title: 'Open data for developers', items: [] },
  searching: {
    title: 'Tips for searching',
    items: [
      {
        question: 'Search by ID number',
        answer:
          'The ID number has digits only and never changes, even when the name does. It stands on every receipt.',
      },
      {
        question: 'Search by name',
        answer:
          'Enter words of the name in any order, whole or only begun. A name that the business had before finds it too. When too much is found, enter more of the name.',
      },
      {
        question: 'Is a name free?',
        answer:
          'The form to create an entity checks the name for you. Capital letters do not make a name different. Nor do periods, commas, underscores or apostrophes. All else does.',
      },
    ],
  },
  // Where a link to the office's other site leads in an environment for developers, which has none.
  othersite: {
    title: 'Not part of this demonstration',
    items: [
      {
        question: 'Surveys and accounts',
        answer:
          'The office has them on another site, to which this link leads outside of tests. Nothing was answered or sent.',
      },
      {
        question: 'Forms that are filed on another site',
        answer: 'That site is not connected here. Nothing was filed, and nothing was charged.',
      },
    ],
  },
  questions: {
    title: 'FAQ',
    items: [
      {
        question: 'Can I stop and come back later?',
        answer:
          'Yes. “Save and finish later” gives you a return code, with which you continue here or on another device. Without it, a filing stays in its browser tab only. It is still there when you load the page again, and ends after {minutes} minutes without activity.',
      },
      {
        question: 'When does my filing take effect?',
        answer:
          'When it is accepted, or on a date of your choice at most {days} days ahead. Times are Mountain Time.',
      },
      {
        question: 'What if my payment fails?',
        answer: 'Nothing is filed and nothing is charged. Your answers are kept so that you can try again.',
      },
      {
        question: 'Who may be a registered agent?',
        answer:
          'A person of at least {age} years who lives or works in Colorado, or an entity in good standing with a usual place of business in Colorado. They must agree to it first.',
      },
    ],
  },
  tutorials: {
    title: 'Tutorials & training',
    items: [
      {
        question: 'Form a limited liability company in eleven steps',
        answer:
          'You name the company, its office, its agent, who manages it and who forms it. You say when it takes effect and who files. Then you review, pay and get your receipt. The step you are on stands above each heading.',
      },
      {
        question: 'Change an answer before you pay',
        answer: 'On the review page choose Edit next to a section, change it, then choose Save changes.',
      },
    ],
  },
};

/** The page for somebody who did not make a change, which has a component of its own (`NOT_ME_PATH`). */
export const NOT_ME_TOPIC = 'not-me';

/** The page of a link to a key of the open record, in the same way (`OPEN_KEY_PATH`). */
export const OPEN_KEY_TOPIC = 'open-key';

/** Every page of help, by the last part of its address. */
export const HELP_PAGES: readonly string[] = [...Object.keys(HELP_TOPICS), NOT_ME_TOPIC, OPEN_KEY_TOPIC];
