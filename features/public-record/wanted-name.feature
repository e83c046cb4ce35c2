Feature: Whether a name is free
  Somebody who has a name in mind finds out whether a company can have it before any form is begun. What is asked follows the same rules
  as the name of a formation.

  @W5-name-required @W5-name-term
  Rule: A name is looked for by the rules of the company that it is wanted for
    Scenario Outline: The name of a limited liability company
      Given the filer is asked for the wanted name
      When the filer enters "llc" as the company to form
      And the filer enters "<name>" as the wanted name
      And the filer continues
      Then the problem with the wanted name is "<problem>"

      Examples:
        | name             | problem                        |
        | Aspen Ledger LLC |                                |
        |                  | Enter the name you want to use |
        | [3 spaces]       | Enter the name you want to use |
        | [201 letters]    | Must be at most 200 characters |
        | Café LLC         | Invalid characters entered: é  |
        | [200 letters]    | The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time. |
        | Aspen Ledger     | The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time. |

    Scenario Outline: The company to form
      Given the filer is asked for the wanted name
      When the filer enters "<company>" as the company to form
      And the filer enters "Aspen Ledger LLC" as the wanted name
      And the filer continues
      Then the problem with the company to form is "<problem>"

      Examples:
        | company | problem          |
        | llc     |                  |
        |         | Choose an option |
        | amend   | Choose an option |
