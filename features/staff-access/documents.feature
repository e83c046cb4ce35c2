Feature: Who may see the documents of a filing

  @W6-roles
  Rule: What is on record is public
    Scenario Outline: Documents that the office has made of a filing
      When <viewer> asks for the <document> of a filing on record
      Then it is shown

      Examples:
        | document                     | viewer           |
        | filed document               | somebody         |
        | filed document               | its filer        |
        | filed document               | an administrator |
        | certificate of good standing | somebody         |
        | certificate of good standing | its filer        |
        | certificate of good standing | an administrator |
        | attachment                   | somebody         |
        | attachment                   | its filer        |
        | attachment                   | an administrator |

    Scenario Outline: Before it is on record there is nothing to be had
      When <viewer> asks for the <document> of a filing <standing>
      Then it is kept back

      Examples:
        | document                     | standing               | viewer           |
        | filed document               | in progress            | somebody         |
        | filed document               | in progress            | its filer        |
        | filed document               | waiting for the office | an administrator |
        | certificate of good standing | in progress            | its filer        |
        | certificate of good standing | waiting for the office | somebody         |
        | certificate of good standing | waiting for the office | an administrator |

  @W6-roles
  Rule: What is not on record yet is its filer's and the administrators' alone
    Scenario Outline: Who sees it
      When <viewer> asks for the <document> of a filing <standing>
      Then it is shown

      Examples:
        | document        | standing               | viewer           |
        | form for review | in progress            | its filer        |
        | form for review | waiting for the office | its filer        |
        | form for review | waiting for the office | an administrator |
        | attachment      | in progress            | its filer        |
        | attachment      | waiting for the office | its filer        |
        | attachment      | waiting for the office | an administrator |

    Scenario Outline: Who does not
      When somebody asks for the <document> of a filing <standing>
      Then it is kept back

      Examples:
        | document        | standing               |
        | form for review | in progress            |
        | form for review | waiting for the office |
        | form for review | on record              |
        | attachment      | in progress            |
        | attachment      | waiting for the office |

  @W6-roles
  Rule: Private attachments are never public
    Scenario Outline: Nobody else sees them, whatever becomes of the filing
      When somebody asks for the private attachment of a filing <standing>
      Then it is kept back

      Examples:
        | standing               |
        | in progress            |
        | waiting for the office |
        | on record              |

    Scenario Outline: Administrators see them
      When an administrator asks for the private attachment of a filing <standing>
      Then it is shown

      Examples:
        | standing               |
        | in progress            |
        | waiting for the office |
        | on record              |

    Scenario: Their filer sees them until the filing is sent
      When its filer asks for the private attachment of a filing in progress
      Then it is shown

    Scenario Outline: Their filer does not get them back from the office
      When its filer asks for the private attachment of a filing <standing>
      Then it is kept back

      Examples:
        | standing               |
        | waiting for the office |
        | on record              |
