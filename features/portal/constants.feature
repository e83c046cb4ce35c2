Feature: Figures that the office has set

  @W9-version
  Rule: The application carries its version
    Scenario: The version
      Then the application has the version "2.4.54"

  @W6-roles @W1-devhome
  Rule: Developers' places exist in developers' environments only
    Scenario Outline: Where they exist
      Then developers' places exist in the environment "<environment>"

      Examples:
        | environment |
        | local       |
        | dev         |
        | qa          |

    Scenario Outline: Where they do not
      Then developers' places do not exist in the environment "<environment>"

      Examples:
        | environment |
        | client      |
        | prod        |

  @W6-roles
  Rule: A part of the portal is shown to holders of any of its roles
    Scenario Outline: Who sees it
      Then what is for "<listed>" is shown to a user with "<held>"

      Examples:
        | listed           | held             |
        | BIZ_FRAUD        | BIZ_FRAUD        |
        | BIZ_FRAUD        | OTHER, BIZ_FRAUD |
        | BIZ_FRAUD, OTHER | OTHER            |

    Scenario Outline: Who does not see it
      Then what is for "<listed>" is not shown to a user with "<held>"

      Examples:
        | listed           | held      |
        | BIZ_FRAUD        |           |
        | BIZ_FRAUD        | OTHER     |
        | BIZ_FRAUD        | biz_fraud |
        | BIZ_FRAUD, OTHER | THIRD     |

  @W9-constants
  Rule: A session lasts 120 minutes
    Scenario: The length of a session
      Then a session lasts 120 minutes
