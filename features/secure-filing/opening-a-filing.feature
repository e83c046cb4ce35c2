Feature: Opening a filing on an entity
  A filing on an entity is opened to those who may, and shows only the steps that it has.

  @W4-sbf
  Rule: An entity with secure filing asks for a login that is still good
    Scenario Outline: The check of the login decides
      When the entity's fraud flag is "N", its secure filing is on, and at the login check <what happens>
      Then the filing on the entity <opening>

      Examples:
        | what happens                   | opening                  |
        | all goes well                  | opens                    |
        | the login has ended            | requires a login         |
        | it is not allowed              | reports the service down |
        | the registry fails             | reports the service down |
        | the registry cannot be reached | reports the service down |

    Scenario Outline: Without secure filing nobody has to log in
      When the entity's fraud flag is "N", its secure filing is off, and at the login check <what happens>
      Then the filing on the entity opens

      Examples:
        | what happens                   |
        | all goes well                  |
        | the login has ended            |
        | the registry cannot be reached |

  @W4-fraudflag
  Rule: An entity under the fraud flag is not filed on here
    Scenario Outline: The fraud flag comes before everything else
      When the entity's fraud flag is "<flag>", its secure filing is <secure>, and at the login check <what happens>
      Then the filing on the entity <opening>

      Examples:
        | flag | secure | what happens                   | opening    |
        | Y    | off    | all goes well                  | is refused |
        | Y    | on     | all goes well                  | is refused |
        | Y    | on     | the login has ended            | is refused |
        | Y    | on     | the registry cannot be reached | is refused |
        | N    | off    | all goes well                  | opens      |
        |      | off    | all goes well                  | opens      |

  @W2-unknown @W4-session
  Rule: A filing in progress shows the steps that it has, and its first one instead of any other
    Scenario Outline: A step of the filing
      Given the filing is <filing>
      When the filer goes to the <step> step
      Then the filer is at the <reached> step

      Examples: Steps that it has
        | filing                       | step       | reached    |
        | a limited liability company  | management | management |
        | a limited liability company  | review     | review     |
        | a limited liability company  | payment    | payment    |
        | a periodic report            | filer      | filer      |
        | a change of registered agent | receipt    | receipt    |

      Examples: Steps that it has not
        | filing                               | step                     | reached             |
        | a limited liability company          | shares                   | introduction        |
        | a limited liability company          | private attachments      | introduction        |
        | a domestic profit corporation        | management               | introduction        |
        | a periodic report                    | formation                | report introduction |
        | an amendment                         | principal office address | entity name         |
        | a change of principal office address | registered agent         | introduction        |

    Scenario: A step that the administrative fraud check adds
      Given the filing is a reinstatement
      And the filing is under the administrative fraud check
      When the filer goes to the private attachments step
      Then the filer is at the private attachments step
