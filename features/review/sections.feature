Feature: The sections of the review
  The review shows what was filled in, a section for each part of the filing. Each section leads to the step at which it is changed.

  @W2-review
  Rule: Each filing has the sections of its parts, in one order
    Scenario: The sections of a limited liability company
      Given a complete filing of a limited liability company
      Then the review is divided into:
        | section                  | step                     |
        | Entity name              | entity name              |
        | Principal office address | principal office address |
        | Registered agent         | registered agent         |
        | Management & members     | management               |
        | Persons forming          | formation                |
        | Additional information   | additional information   |
        | Attachments              | additional information   |
        | Takes effect             | effective date           |
        | Filer information        | filer                    |
        | Notifications            | notifications            |

    Scenario: The sections of a domestic profit corporation
      Given a complete filing of a domestic profit corporation
      Then the review is divided into:
        | section                  | step                     |
        | Entity name              | entity name              |
        | Principal office address | principal office address |
        | Registered agent         | registered agent         |
        | Incorporators            | formation                |
        | Shares                   | shares                   |
        | Additional information   | additional information   |
        | Attachments              | attachments              |
        | Takes effect             | effective date           |
        | Filer information        | filer                    |
        | Notifications            | notifications            |

    Scenario: The sections of a domestic nonprofit corporation
      Given a complete filing of a domestic nonprofit corporation
      Then the review is divided into:
        | section                  | step                     |
        | Entity name              | entity name              |
        | Principal office address | principal office address |
        | Registered agent         | registered agent         |
        | Incorporators            | formation                |
        | Voting members           | voting and assets        |
        | Distribution of assets   | voting and assets        |
        | Additional information   | additional information   |
        | Attachments              | attachments              |
        | Takes effect             | effective date           |
        | Filer information        | filer                    |
        | Notifications            | notifications            |

    Scenario: The sections of an Article 55 cooperative association
      Given a complete filing of an Article 55 cooperative association
      Then the review is divided into:
        | section                      | step                     |
        | Entity name                  | entity name              |
        | Principal office address     | principal office address |
        | Registered agent             | registered agent         |
        | Incorporators                | formation                |
        | Statement of purpose         | purpose and directors    |
        | Number of directors and term | purpose and directors    |
        | Attachments                  | attachments              |
        | Takes effect                 | effective date           |
        | Filer information            | filer                    |
        | Notifications                | notifications            |

    Scenario: The sections of an Article 56 cooperative
      Given a complete filing of an Article 56 cooperative
      Then the review is divided into:
        | section                      | step                     |
        | Entity name                  | entity name              |
        | Principal office address     | principal office address |
        | Registered agent             | registered agent         |
        | Incorporators                | formation                |
        | Statement of purpose         | purpose and directors    |
        | Number of directors and term | purpose and directors    |
        | Attachments                  | attachments              |
        | Takes effect                 | effective date           |
        | Filer information            | filer                    |
        | Notifications                | notifications            |

    Scenario: The sections of a periodic report
      Given a complete filing of a periodic report
      Then the review is divided into:
        | section                  | step                     |
        | Principal office address | principal office address |
        | Registered agent         | registered agent         |
        | Filer information        | filer                    |
        | Notifications            | notifications            |

    Scenario: The sections of an amendment
      Given a complete filing of an amendment
      Then the review is divided into:
        | section                | step                   |
        | Entity name            | entity name            |
        | Additional information | additional information |
        | Attachments            | attachments            |
        | Takes effect           | effective date         |
        | Filer information      | filer                  |
        | Notifications          | notifications          |

    Scenario: The sections of a reinstatement
      Given a complete filing of a reinstatement
      Then the review is divided into:
        | section                  | step                     |
        | Current and new names    | name and statute         |
        | Statute                  | name and statute         |
        | Principal office address | principal office address |
        | Registered agent         | registered agent         |
        | Additional information   | additional information   |
        | Attachments              | attachments              |
        | Takes effect             | effective date           |
        | Filer information        | filer                    |
        | Notifications            | notifications            |

    Scenario: The sections of a statement curing delinquency
      Given a complete filing of a statement curing delinquency
      Then the review is divided into:
        | section                  | step                     |
        | Current and new names    | name and statute         |
        | Principal office address | principal office address |
        | Registered agent         | registered agent         |
        | Additional information   | additional information   |
        | Attachments              | attachments              |
        | Takes effect             | effective date           |
        | Filer information        | filer                    |
        | Notifications            | notifications            |

    Scenario: The sections of a change of principal office address
      Given a complete filing of a change of principal office address
      Then the review is divided into:
        | section                  | step                     |
        | Principal office address | principal office address |
        | Additional information   | additional information   |
        | Attachments              | attachments              |
        | Takes effect             | effective date           |
        | Filer information        | filer                    |
        | Notifications            | notifications            |

    Scenario: The sections of a change of registered agent
      Given a complete filing of a change of registered agent
      Then the review is divided into:
        | section                | step                   |
        | Registered agent       | registered agent       |
        | Additional information | additional information |
        | Attachments            | attachments            |
        | Takes effect           | effective date         |
        | Filer information      | filer                  |
        | Notifications          | notifications          |

  @W2-review @W2-flow-dpc @W2-flow-dnc @W2-flow-dc55 @W2-flow-dc56
  Rule: Who forms a corporation or a cooperative is called an incorporator
    Scenario Outline: The heading of the persons who form the entity
      Given a complete filing of <filing>
      Then the review shows the formation under "<heading>"

      Examples:
        | filing                                | heading         |
        | a limited liability company           | Persons forming |
        | a domestic profit corporation         | Incorporators   |
        | a domestic nonprofit corporation      | Incorporators   |
        | an Article 55 cooperative association | Incorporators   |
        | an Article 56 cooperative             | Incorporators   |

  @W2-review
  Rule: Under the administrative fraud check the email and the private attachments are shown as well
    Scenario: The sections of a reinstatement under the check
      Given a complete filing of a reinstatement
      And the filing is under the administrative fraud check
      Then the review is divided into:
        | section                  | step                     |
        | Current and new names    | name and statute         |
        | Statute                  | name and statute         |
        | Principal office address | principal office address |
        | Registered agent         | registered agent         |
        | Notification email       | email                    |
        | Private attachments      | private attachments      |
        | Additional information   | additional information   |
        | Attachments              | attachments              |
        | Takes effect             | effective date           |
        | Filer information        | filer                    |
        | Notifications            | notifications            |

    Scenario: The sections of a statement curing delinquency under the check
      Given a complete filing of a statement curing delinquency
      And the filing is under the administrative fraud check
      Then the review is divided into:
        | section                  | step                     |
        | Current and new names    | name and statute         |
        | Principal office address | principal office address |
        | Registered agent         | registered agent         |
        | Notification email       | email                    |
        | Private attachments      | private attachments      |
        | Additional information   | additional information   |
        | Attachments              | attachments              |
        | Takes effect             | effective date           |
        | Filer information        | filer                    |
        | Notifications            | notifications            |

    Scenario: The sections of a change of registered agent under the check
      Given a complete filing of a change of registered agent
      And the filing is under the administrative fraud check
      Then the review is divided into:
        | section                | step                   |
        | Registered agent       | registered agent       |
        | Notification email     | email                  |
        | Private attachments    | private attachments    |
        | Additional information | additional information |
        | Attachments            | attachments            |
        | Takes effect           | effective date         |
        | Filer information      | filer                  |
        | Notifications          | notifications          |

  @W2-review
  Rule: Additional information that was left out is shown as not applicable
    Scenario Outline: What the section shows
      Given the filing is a limited liability company
      And the filer is asked for the additional information
      When the filer enters "<text>" as the additional information
      And the filer continues
      Then the review shows "<shown>" as the additional information

      Examples:
        | text                 | shown                |
        |                      | N/A                  |
        | [3 spaces]           | N/A                  |
        | Members meet in May. | Members meet in May. |

  @W2-review @W4-addinfo-next
  Rule: Attachments are changed where they were asked for
    Scenario Outline: The step that the attachments lead to
      Given the filing is <filing>
      And the filer's answer about attached amendments is "<answer>"
      Then the attachments are changed at the <step> step

      Examples:
        | filing                                | answer | step                   |
        | a limited liability company           |        | additional information |
        | a limited liability company           | No     | additional information |
        | a limited liability company           | Yes    | attachments            |
        | an Article 55 cooperative association |        | attachments            |
        | an Article 56 cooperative             |        | attachments            |
