Feature: The steps of a filing under the administrative fraud check
  Staff look at such a filing before it takes effect, and so it asks for an email and for documents that never become public.

  @W2-fraud-order
  Rule: Under the administrative fraud check the email and the private attachments follow the registered agent
    Scenario Outline: The order under the administrative fraud check
      Given the filing is <filing>
      And the filing is under the administrative fraud check
      When the filer completes the <step> step
      Then the next step is <next>

      Examples:
        | filing                         | step                | next                   |
        | a reinstatement                | registered agent    | email                  |
        | a reinstatement                | email               | private attachments    |
        | a reinstatement                | private attachments | additional information |
        | a statement curing delinquency | registered agent    | email                  |
        | a statement curing delinquency | email               | private attachments    |
        | a statement curing delinquency | private attachments | additional information |
        | a change of registered agent   | registered agent    | email                  |
        | a change of registered agent   | email               | private attachments    |
        | a change of registered agent   | private attachments | additional information |

    Scenario Outline: All steps of a filing that restores an entity under the check
      Given the filing is <filing>
      And the filing is under the administrative fraud check
      And the filer's answer about attached amendments is "Yes"
      Then the steps of the filing are:
        | step                     | number |
        | introduction             |        |
        | name and statute         | 1      |
        | principal office address | 2      |
        | registered agent         | 3      |
        | email                    | 4      |
        | private attachments      | 4      |
        | additional information   | 4      |
        | attachments              | 4      |
        | effective date           | 5      |
        | filer                    | 6      |
        | notifications            | 7      |
        | review                   | 8      |
        | payment                  |        |
        | receipt                  | 9      |
        | what's next              |        |
      And the filing has 9 steps

      Examples:
        | filing                         |
        | a reinstatement                |
        | a statement curing delinquency |

    Scenario: All steps of a change of registered agent under the check
      Given the filing is a change of registered agent
      And the filing is under the administrative fraud check
      And the filer's answer about attached amendments is "Yes"
      Then the steps of the filing are:
        | step                   | number |
        | introduction           |        |
        | registered agent       | 1      |
        | email                  | 2      |
        | private attachments    | 2      |
        | additional information | 2      |
        | attachments            | 2      |
        | effective date         | 3      |
        | filer                  | 4      |
        | notifications          | 5      |
        | review                 | 6      |
        | payment                |        |
        | receipt                |        |
        | what's next            |        |
      And the filing has 6 steps

    Scenario Outline: How long the entity was dissolved or delinquent decides over the check
      Given the filing is <filing>
      And the entity has been <standing> since "<day>"
      When the filer completes the registered agent step
      Then the next step is <next>

      Examples: On 20 November 2026
        | filing                         | standing   | day        | next                   |
        | a reinstatement                | dissolved  | 2024-11-20 | email                  |
        | a reinstatement                | dissolved  | 2024-11-21 | additional information |
        | a reinstatement                | dissolved  | 2015-03-01 | email                  |
        | a reinstatement                | delinquent | 2015-03-01 | additional information |
        | a statement curing delinquency | delinquent | 2021-11-20 | email                  |
        | a statement curing delinquency | delinquent | 2021-11-21 | additional information |
        | a statement curing delinquency | delinquent | 2015-03-01 | email                  |
        | a statement curing delinquency | dissolved  | 2015-03-01 | additional information |
        | a change of registered agent   | dissolved  | 2015-03-01 | additional information |

    Scenario Outline: The check adds nothing to other filings
      Given the filing is <filing>
      And the filing is under the administrative fraud check
      Then the email step is not part of the filing
      And the private attachments step is not part of the filing

      Examples:
        | filing                                |
        | a limited liability company           |
        | a domestic profit corporation         |
        | a domestic nonprofit corporation      |
        | an Article 55 cooperative association |
        | an Article 56 cooperative             |
        | a periodic report                     |
        | an amendment                          |
        | a change of principal office address  |

    Scenario Outline: Without the check the additional information follows the registered agent
      Given the filing is <filing>
      When the filer completes the registered agent step
      Then the next step is additional information

      Examples:
        | filing                         |
        | a reinstatement                |
        | a statement curing delinquency |
        | a change of registered agent   |
