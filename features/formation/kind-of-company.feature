Feature: Which kind of company fits
  A founder who does not know what to form answers a few questions. The answers lead to one of the formations, or to none of them.

  @W1-devhome-types
  Rule: What the business is for, what protects its owners and who holds its shares decide
    Scenario Outline: The answers of a founder
      When a founder answers "<purpose>", "<protects>" to protection, "<shares>" to shares and "<stock>" to capital stock
      Then what fits is "<kind>"

      Examples:
        | purpose  | protects | shares | stock | kind |
        | profit   | N        |        |       | none |
        | profit   | Y        | N      |       | llc  |
        | profit   | Y        | Y      |       | dpc  |
        | mission  |          |        |       | dnc  |
        | patrons  |          |        | Y     | dc55 |
        | patrons  |          |        | N     | dc56 |

  @W1-devhome-types
  Rule: Only what the answer depends on is asked
    Scenario Outline: The question that is open
      When a founder answers "<purpose>", "<protects>" to protection, "<shares>" to shares and "<stock>" to capital stock
      Then the open question is "<question>"

      Examples:
        | purpose | protects | shares | stock | question        |
        |         |          |        |       | purpose         |
        | profit  |          |        |       | protects        |
        | profit  | Y        |        |       | sellsShares     |
        | profit  | N        |        |       |                 |
        | mission |          |        |       |                 |
        | patrons |          |        |       | hasCapitalStock |
