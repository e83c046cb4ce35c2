Feature: Which kind of company fits
  A founder who does not know what to form answers a few questions. The answers lead to one of the formations, or to none of them.

  @W1-devhome-types
  Rule: What the business is for, what protects its owners and who holds its shares decide
    Scenario Outline: The answers of a founder
      When a founder wants "<purpose>", and answers "<safe>" to safe property, "<shares>" to shares and "<stock>" to capital stock
      Then what fits is "<kind>"

      Examples:
        | purpose                     | safe | shares | stock | kind                                  |
        | a profit for its owners     | No   |        |       | no company                            |
        | a profit for its owners     | Yes  | No     |       | a limited liability company           |
        | a profit for its owners     | Yes  | Yes    |       | a domestic profit corporation         |
        | a purpose other than profit |      |        |       | a domestic nonprofit corporation      |
        | the service of its members  |      |        | Yes   | an Article 55 cooperative association |
        | the service of its members  |      |        | No    | an Article 56 cooperative             |

  @W1-devhome-types
  Rule: Only what the answer depends on is asked
    Scenario Outline: The question that is open
      When a founder wants "<purpose>", and answers "<safe>" to safe property, "" to shares and "" to capital stock
      Then the founder is asked "<question>"

      Examples:
        | purpose                    | safe | question                                       |
        |                            |      | what the business is for                       |
        | a profit for its owners    |      | whether the owners' own property is to be safe |
        | a profit for its owners    | Yes  | whether shares are to be sold                  |
        | the service of its members |      | whether there is a capital stock               |

    Scenario Outline: Nothing more has to be known
      When a founder wants "<purpose>", and answers "<safe>" to safe property, "" to shares and "" to capital stock
      Then the founder is asked nothing more

      Examples:
        | purpose                     | safe |
        | a profit for its owners     | No   |
        | a purpose other than profit |      |
