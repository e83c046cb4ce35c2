Feature: Titles and headings
  The heading names the step and its number; the title adds the office, so that a filer with many windows finds the right one.

  @W1-title
  Rule: The title names what is done, the step, and the office
    Scenario Outline: The title of a step
      Given the filing is a limited liability company
      Then the full title of "<title>" at "<step>" is "<whole>"

      Examples:
        | title                | step         | whole                                                            |
        | Management & members | Step 4 of 11 | Management & members - Step 4 of 11 - Office of Business Records |
        | Filer                | Step 8 of 11 | Filer - Step 8 of 11 - Office of Business Records                |

  @W2-management @W2-flow-llc
  Rule: A numbered step is headed by its title and number
    Scenario: The management step of a limited liability company
      Given the filing is a limited liability company
      Then the management step is headed "Management & members"
      And the management step is numbered "Step 4 of 11"

    @browser-only @W2-header @W1-title
    Scenario: The filer sees the heading, the number and the title of the step
      Given the filing is a limited liability company
      And the filer has reached the management step
      Then the filer reads the heading "Management & members"
      And the filer reads the number "Step 4 of 11"
      And the filer reads the title "Management & members - Step 4 of 11 - Office of Business Records"

  @W2-flow-llc @W2-whatsnext
  Rule: What's next congratulates the filer on the new company
    Scenario: The last step of a limited liability company
      Given the filing is a limited liability company
      Then the what's next step is headed "Congratulations"

  @W2-flow-report @W2-flow-amend @W2-flow-chgpoa @W2-flow-chgra @W2-flow-reinstate @W2-flow-cure
  Rule: Each filing numbers its own steps
    Scenario Outline: The number of the filer step
      Given the filing is <filing>
      Then the filer step is numbered "<number>"

      Examples:
        | filing                                | number       |
        | a limited liability company           | Step 8 of 11 |
        | a domestic profit corporation         | Step 8 of 11 |
        | a domestic nonprofit corporation      | Step 8 of 11 |
        | an Article 55 cooperative association | Step 8 of 11 |
        | an Article 56 cooperative             | Step 8 of 11 |
        | a periodic report                     | Step 3 of 6  |
        | an amendment                          | Step 4 of 7  |
        | a reinstatement                       | Step 6 of 9  |
        | a statement curing delinquency        | Step 6 of 9  |
        | a change of principal office address  | Step 4 of 6  |
        | a change of registered agent          | Step 4 of 6  |
        | a dissolution                         | Step 3 of 5  |
        | a statement of revocation             | Step 2 of 4  |
        | a change of mailing address           | Step 4 of 6  |

    Scenario Outline: Attachments share the number of the additional information
      Given the filing is <filing>
      Then the attachments step is numbered "<number>"

      Examples:
        | filing                               | number       |
        | a limited liability company          | Step 6 of 11 |
        | a domestic profit corporation        | Step 6 of 11 |
        | a domestic nonprofit corporation     | Step 6 of 11 |
        | an amendment                         | Step 2 of 7  |
        | a reinstatement                      | Step 4 of 9  |
        | a statement curing delinquency       | Step 4 of 9  |
        | a change of principal office address | Step 2 of 6  |
        | a change of registered agent         | Step 2 of 6  |
        | a dissolution                        | Step 1 of 5  |
        | a change of mailing address          | Step 2 of 6  |

  @W1-title @W2-whatsnext
  Rule: Each filing is called by what it does
    Scenario Outline: What the form of a filing is called, and what is said of the filing
      Given the filing is <filing>
      Then its form is offered as "<form>"
      And the history says "<waiting>" until it is accepted
      And the filer of "Acme LLC" reads "<in effect>" once it is in effect

      Examples:
        | filing                                | form                                       | waiting                                                        | in effect                                                      |
        | a limited liability company           | Form a limited liability company (LLC)     | A formation waits for review by the office.                    | The document for Acme LLC is on file.                          |
        | a domestic profit corporation         | Form a profit corporation                  | A formation waits for review by the office.                    | The document for Acme LLC is on file.                          |
        | a domestic nonprofit corporation      | Form a nonprofit corporation               | A formation waits for review by the office.                    | The document for Acme LLC is on file.                          |
        | an Article 55 cooperative association | Form an Article 55 cooperative association | A formation waits for review by the office.                    | The document for Acme LLC is on file.                          |
        | an Article 56 cooperative             | Form an Article 56 cooperative             | A formation waits for review by the office.                    | The document for Acme LLC is on file.                          |
        | a periodic report                     | File a periodic report                     | A periodic report waits for review by the office.              | The periodic report of Acme LLC is on record.                  |
        | an amendment                          | Amend the entity                           | An amendment waits for review by the office.                   | The change is on record for Acme LLC.                          |
        | a reinstatement                       | Reinstate the entity                       | A reinstatement waits for review by the office.                | The reinstatement of Acme LLC is on record.                    |
        | a statement curing delinquency        | Cure a delinquency                         | A statement curing delinquency waits for review by the office. | The statement curing the delinquency of Acme LLC is on record. |
        | a change of principal office address  | Change the principal office address        | A change of address waits for review by the office.            | The change is on record for Acme LLC.                          |
        | a change of registered agent          | Change the registered agent                | A change of registered agent waits for review by the office.   | The change is on record for Acme LLC.                          |
        | a dissolution                         | Dissolve the entity                        | A dissolution waits for review by the office.                  | The dissolution of Acme LLC is on record.                      |
        | a statement of revocation             | Revoke a delayed filing                    | A statement of revocation waits for review by the office.      | The filing is revoked. The statement of revocation of Acme LLC is on record.          |
        | a change of mailing address           | Change the mailing address                 | A change of mailing address waits for review by the office.    | The change of mailing address of Acme LLC is on record.        |

    Scenario Outline: What each transaction does, where no entity is named
      When a visitor asks who can file <transaction>
      Then its form is called "<label>" where no entity is named

      Examples:
        | transaction                                           | label                                       |
        | a formation of a limited liability company            | Form a limited liability company (LLC)      |
        | a formation of a profit corporation                   | Form a profit corporation                   |
        | a formation of a nonprofit corporation                | Form a nonprofit corporation                |
        | a formation of an Article 55 cooperative association  | Form an Article 55 cooperative association  |
        | a formation of an Article 56 cooperative              | Form an Article 56 cooperative              |
        | a periodic report                                     | File a periodic report                      |
        | a reinstatement                                       | Reinstate an entity                         |
        | a statement curing delinquency                        | Cure a delinquency                          |
        | a change of principal office address                  | Change the principal office address         |
        | a change of registered agent                          | Change the registered agent                 |
        | a statement of revocation                             | Revoke a delayed filing                     |
        | an amendment of a limited liability company           | Amend a limited liability company           |
        | an amendment of a nonprofit corporation               | Amend a nonprofit corporation               |
        | an amendment of an Article 55 cooperative association | Amend an Article 55 cooperative association |
        | a statement of dissolution                            | Dissolve a limited liability company        |
        | a dissolution of a profit corporation                 | Dissolve a profit corporation               |
        | a dissolution of a nonprofit corporation              | Dissolve a nonprofit corporation            |
        | a change of mailing address                           | Change the mailing address                  |
